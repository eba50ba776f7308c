internal import CICU

/// What ICU knows about calendars and weeks. Nothing stays open.
package enum ICUCalendars {
    /// The calendars that ICU has, those common in the locale first (`ucal_getKeywordValuesForLocale`).
    package static func all(locale: String, commonlyUsed: Bool = false) throws(ICUError) -> [String] {
        try icuStrings("ucal_getKeywordValuesForLocale") { status in
            cicu_ucal_getKeywordValuesForLocale(locale, commonlyUsed, &status)
        }
    }

    /// The calendar that a locale uses, its keyword `calendar` respected (`ucal_open`, `ucal_getType`).
    package static func type(locale: String) throws(ICUError) -> String {
        try withCalendar(locale: locale, timeZone: "Etc/UTC") { calendar throws(ICUError) in
            try icuCall("ucal_getType") { status in cicu_ucal_getType(calendar, &status) }.map { String(cString: $0) }
                ?? ""
        }
    }

    /// The first day of the week, 1 for Sunday to 7 for Saturday (`ucal_getAttribute`, `UCAL_FIRST_DAY_OF_WEEK`).
    package static func firstWeekday(locale: String) throws(ICUError) -> Int {
        try withCalendar(locale: locale, timeZone: "Etc/UTC") { calendar in
            Int(cicu_ucal_getAttribute(calendar, Int32(CICU_CALENDAR_FIRST_DAY_OF_WEEK)))
        }
    }

    private static func withCalendar<Result>(
        locale: String, timeZone: String, _ body: (OpaquePointer) throws(ICUError) -> Result
    ) throws(ICUError) -> Result {
        let zone = Array(timeZone.utf16)
        let calendar = try icuOpen("ucal_open") { status in
            cicu_ucal_open(zone, Int32(zone.count), locale, &status)
        }
        defer { cicu_ucal_close(calendar) }
        return try body(calendar)
    }
}
