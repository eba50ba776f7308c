internal import CICU

/// A `UPluralRules`.
///
/// `Sendable` notes: ICU documents `UPluralRules` as immutable, and each call selects into a buffer of its own.
package final class ICUPluralRules: @unchecked Sendable {
    private let handle: OpaquePointer

    /// `uplrules_openForType`. Nothing may throw between a successful open and the assignment.
    package init(locale: String, isOrdinal: Bool) throws(ICUError) {
        let type = isOrdinal ? Int32(CICU_PLURAL_TYPE_ORDINAL) : Int32(CICU_PLURAL_TYPE_CARDINAL)
        handle = try icuOpen("uplrules_openForType") { status in
            cicu_uplrules_openForType(locale, type, &status)
        }
    }

    deinit { cicu_uplrules_close(handle) }

    /// The keywords of the rules, `other` always among them (`uplrules_getKeywords`).
    package func keywords() throws(ICUError) -> [String] {
        try icuStrings("uplrules_getKeywords") { status in cicu_uplrules_getKeywords(handle, &status) }
    }

    /// The keyword for a decimal as `formatter` shows it (`uplrules_selectFormatted`).
    package func keyword(
        for decimal: String, as formatter: ICUNumberFormatter
    ) throws(ICUError) -> String {
        try formatter.withFormatted(decimal) { number throws(ICUError) in
            try icuText("uplrules_selectFormatted", capacity: 16) { buffer, capacity, status in
                cicu_uplrules_selectFormatted(handle, number, buffer, capacity, &status)
            }
        }
    }
}
