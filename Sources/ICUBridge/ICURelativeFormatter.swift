internal import CICU

/// A `URelativeDateTimeFormatter`.
///
/// `Sendable` notes: `ureldatefmt_formatToResult` takes a constant object, which ICU documents as immutable after
/// opening; each call formats into a result of its own.
package final class ICURelativeFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// `UDateRelativeDateTimeFormatterStyle`.
    package enum Style: Int32, Sendable {
        case long, short, narrow
    }

    /// `URelativeDateTimeUnit`.
    package enum Unit: Int32, Sendable {
        case year, quarter, month, week, day, hour, minute, second
    }

    /// `ureldatefmt_open`. Nothing may throw between a successful open and the assignment.
    package init(style: Style, locale: String) throws(ICUError) {
        handle = try icuOpen("ureldatefmt_open") { status in
            cicu_ureldatefmt_open(locale, style.rawValue, &status)
        }
    }

    deinit { cicu_ureldatefmt_close(handle) }

    /// A number of units from now, with words such as "yesterday" where the locale has them or always with the number
    /// (`ureldatefmt_formatToResult`, `ureldatefmt_formatNumericToResult`).
    package func format(_ offset: Double, _ unit: Unit, isNumeric: Bool) throws(ICUError) -> ICUFormattedValue {
        let result = try icuOpen("ureldatefmt_openResult") { status in cicu_ureldatefmt_openResult(&status) }
        defer { cicu_ureldatefmt_closeResult(result) }
        try icuCall("ureldatefmt_formatToResult") { status in
            if isNumeric {
                cicu_ureldatefmt_formatNumericToResult(handle, offset, unit.rawValue, result, &status)
            } else {
                cicu_ureldatefmt_formatToResult(handle, offset, unit.rawValue, result, &status)
            }
        }
        let value = try icuOpen("ureldatefmt_resultAsValue") { status in
            cicu_ureldatefmt_resultAsValue(result, &status)
        }
        return try ICUFormattedValue(reading: value)
    }
}
