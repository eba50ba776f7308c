internal import CICU

/// Locale data for which ICU has no formatter in C.
package enum ICUResources {
    /// The pattern of a digital duration: `hms`, `hm` or `ms` (CLDR's `durationUnits`; `ures_getStringByKey`).
    package static func durationPattern(_ key: String, locale: String) throws(ICUError) -> String {
        let bundle = try icuOpen("ures_open") { status in cicu_ures_openUnits(locale, &status) }
        defer { cicu_ures_close(bundle) }
        let patterns = try icuOpen("ures_getByKey") { status in
            cicu_ures_getByKey(bundle, "durationUnits", &status)
        }
        defer { cicu_ures_close(patterns) }
        var length: Int32 = 0
        let text = try icuCall("ures_getStringByKey") { status in
            cicu_ures_getStringByKey(patterns, key, &length, &status)
        }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    }

    /// Whether a character is among the punctuation that the locale's language uses (`ulocdata_getExemplarSet`).
    package static func isPunctuation(_ scalar: Unicode.Scalar, locale: String) throws(ICUError) -> Bool {
        let data = try icuOpen("ulocdata_open") { status in cicu_ulocdata_open(locale, &status) }
        defer { cicu_ulocdata_close(data) }
        let set = try icuOpen("ulocdata_getExemplarSet") { status in cicu_ulocdata_getPunctuation(data, &status) }
        defer { cicu_uset_close(set) }
        return cicu_uset_contains(set, Int32(scalar.value))
    }
}
