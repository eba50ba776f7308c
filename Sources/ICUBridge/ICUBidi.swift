internal import CICU

/// A `UBiDi` object: ICU's Unicode Bidirectional Algorithm.
///
/// `ubidi_setPara` keeps the pointer to its text, so the whole job is one call that copies its results out.
package struct ICUBidi: ~Copyable {
    /// What the paragraph level is to be: given, or by rules P2 and P3 with a fallback.
    package enum Base: Sendable {
        case leftToRight, rightToLeft, firstStrongOrLeftToRight, firstStrongOrRightToLeft

        fileprivate var level: UInt8 {
            switch self {
            case .leftToRight: UInt8(CICU_BIDI_LTR)
            case .rightToLeft: UInt8(CICU_BIDI_RTL)
            case .firstStrongOrLeftToRight: UInt8(CICU_BIDI_DEFAULT_LTR)
            case .firstStrongOrRightToLeft: UInt8(CICU_BIDI_DEFAULT_RTL)
            }
        }
    }

    private let handle: OpaquePointer

    private init(adopting handle: OpaquePointer) { self.handle = handle }

    /// `ubidi_open`.
    package static func open() throws(ICUError) -> ICUBidi {
        guard let handle = cicu_ubidi_open() else { throw ICUError.noMemory("ubidi_open") }
        return ICUBidi(adopting: handle)
    }

    deinit { cicu_ubidi_close(handle) }

    /// The paragraph level and the resolved level of every UTF-16 code unit, after rule L1 for the text as one line
    /// (`ubidi_setPara`, `ubidi_getParaLevel`, `ubidi_getLevels`).
    package func resolve(
        _ text: [UInt16], base: Base
    ) throws(ICUError) -> (paragraphLevel: UInt8, levels: [UInt8]) {
        var status: Int32 = 0
        var function = "ubidi_setPara"
        let result: (UInt8, [UInt8]) = text.withUnsafeBufferPointer { buffer in
            var empty: UInt16 = 0
            let isEmpty = buffer.isEmpty
            return withUnsafePointer(to: &empty) { placeholder in
                cicu_ubidi_setPara(
                    handle, isEmpty ? placeholder : buffer.baseAddress ?? placeholder, Int32(buffer.count),
                    base.level, &status)
                guard status <= 0 else { return (0, []) }
                let paragraphLevel = cicu_ubidi_getParaLevel(handle)
                guard !isEmpty else { return (paragraphLevel, []) }
                function = "ubidi_getLevels"
                let levels = cicu_ubidi_getLevels(handle, &status)
                return (
                    paragraphLevel, Array(UnsafeBufferPointer(start: levels, count: status <= 0 ? buffer.count : 0))
                )
            }
        }
        guard status <= 0 else { throw ICUError(function: function, code: status) }
        return result
    }
}
