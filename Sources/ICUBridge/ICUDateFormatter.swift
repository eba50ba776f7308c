internal import CICU
internal import Synchronization

/// A `UDateFormat`, opened from styles or from a pattern.
///
/// `Sendable` notes: ICU's date formats set the time of a calendar of their own while they format, although the C
/// functions take them as constants. Every call goes through `lock`; the handle is reached in no other way.
package final class ICUDateFormatter: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex<Void>(())

    /// `UDateFormatStyle`.
    package enum Style: Int32, Sendable {
        case full, long, medium, short
    }

    /// By styles, nil for no date or no time (`udat_open`).
    package init(date: Style?, time: Style?, locale: String, timeZone: String) throws(ICUError) {
        let zone = Array(timeZone.utf16)
        let none = Int32(CICU_DATE_STYLE_NONE)
        handle = try icuOpen("udat_open") { status in
            cicu_udat_open(
                time?.rawValue ?? none, date?.rawValue ?? none, locale, zone, Int32(zone.count), nil, 0, &status)
        }
    }

    /// By a pattern of UTS #35 (`udat_open`).
    package init(pattern: String, locale: String, timeZone: String) throws(ICUError) {
        let zone = Array(timeZone.utf16)
        let units = Array(pattern.utf16)
        let style = Int32(CICU_DATE_STYLE_PATTERN)
        handle = try icuOpen("udat_open") { status in
            cicu_udat_open(style, style, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
        }
    }

    deinit { cicu_udat_close(handle) }

    /// The pattern in use (`udat_toPattern`).
    package func pattern() throws(ICUError) -> String {
        try icuText("udat_toPattern") { buffer, capacity, status in
            cicu_udat_toPattern(handle, false, buffer, capacity, &status)
        }
    }

    /// Sets another pattern; what the style brought beside it, such as Hebrew numerals for Hebrew years, stays
    /// (`udat_applyPattern`). Only while no other thread has the formatter.
    package func apply(pattern: String) {
        let units = Array(pattern.utf16)
        lock.withLock { _ in cicu_udat_applyPattern(handle, false, units, Int32(units.count)) }
    }

    /// A time in milliseconds since 1970-01-01T00:00:00Z, with its fields (`udat_formatForFields`).
    package func format(_ time: Double) throws(ICUError) -> ICUFormattedValue {
        let iterator = try icuOpen("ufieldpositer_open") { status in cicu_ufieldpositer_open(&status) }
        defer { cicu_ufieldpositer_close(iterator) }
        let text = try lock.withLock { _ throws(ICUError) in
            try icuText("udat_formatForFields") { buffer, capacity, status in
                cicu_udat_formatForFields(handle, time, buffer, capacity, iterator, &status)
            }
        }
        var fields: [ICUFormattedValue.Field] = []
        var start: Int32 = 0
        var limit: Int32 = 0
        while true {
            let field = cicu_ufieldpositer_next(iterator, &start, &limit)
            guard field >= 0 else { break }
            if let date = ICUDateField(rawValue: Int(field)) {
                fields.append(ICUFormattedValue.Field(.date(date), Int(start)..<Int(limit)))
            }
        }
        return ICUFormattedValue(text: Array(text.utf16), fields: fields)
    }

    /// The time of a text that is read to its end, in milliseconds since 1970-01-01T00:00:00Z; nil where it is not of
    /// the pattern, or names a day that is not in the calendar (`udat_setLenient`, `udat_parse`).
    package func parse(_ text: String) -> Double? {
        let units = Array(text.utf16)
        return lock.withLock { _ in
            cicu_udat_setLenient(handle, false)
            var status: Int32 = 0
            var position: Int32 = 0
            let time = cicu_udat_parse(handle, units, Int32(units.count), &position, &status)
            return status <= 0 && Int(position) == units.count ? time : nil
        }
    }
}
