internal import CICU

/// A `UNumberFormatter`, opened from a number skeleton.
///
/// `Sendable` notes: ICU documents `UNumberFormatter` as immutable and thread-safe after opening, and each call
/// formats into a result of its own.
package final class ICUNumberFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// `unumf_openForSkeletonAndLocale`. Nothing may throw between a successful open and the assignment.
    package init(skeleton: String, locale: String) throws(ICUError) {
        let units = Array(skeleton.utf16)
        handle = try icuOpen("unumf_openForSkeletonAndLocale") { status in
            cicu_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
        }
    }

    deinit { cicu_unumf_close(handle) }

    /// Formats a decimal given as text: `-1234.5`, `1E-5`, `NaN`, `-Infinity` (`unumf_formatDecimal`).
    package func format(_ decimal: String) throws(ICUError) -> ICUFormattedValue {
        try withFormatted(decimal) { result throws(ICUError) in
            let value = try icuOpen("unumf_resultAsValue") { status in
                cicu_unumf_resultAsValue(result, &status)
            }
            return try ICUFormattedValue(reading: value)
        }
    }

    /// Calls `body` with the `UFormattedNumber` of a decimal, which is closed afterwards.
    func withFormatted<Result>(
        _ decimal: String, _ body: (OpaquePointer) throws(ICUError) -> Result
    ) throws(ICUError) -> Result {
        let result = try icuOpen("unumf_openResult") { status in cicu_unumf_openResult(&status) }
        defer { cicu_unumf_closeResult(result) }
        try icuCall("unumf_formatDecimal") { status in
            cicu_unumf_formatDecimal(handle, decimal, Int32(decimal.utf8.count), result, &status)
        }
        return try body(result)
    }
}
