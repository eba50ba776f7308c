internal import CICU

/// An ICU function that did not succeed: which one, and what it answered.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The C function, such as `unumf_openForSkeletonAndLocale`.
    package let function: String
    /// ICU's `UErrorCode`; positive.
    package let code: Int32

    package init(function: String, code: Int32) {
        self.function = function
        self.code = code
    }

    /// ICU's name of the code, such as `U_ILLEGAL_ARGUMENT_ERROR` (`u_errorName`).
    package var name: String { String(cString: cicu_u_errorName(code)) }

    package var description: String { "\(function): \(name)" }
}

extension ICUError {
    static let memoryAllocationError: Int32 = 7

    /// What a function that answers NULL without a status means: no memory.
    static func noMemory(_ function: String) -> ICUError {
        ICUError(function: function, code: memoryAllocationError)
    }
}
