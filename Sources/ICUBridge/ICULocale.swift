internal import CICU

/// ICU's locale identifiers. Every string given has to be ASCII without NUL; the callers check.
package enum ICULocale {
    /// An ICU identifier from a BCP 47 tag, with the length that was understood (`uloc_forLanguageTag`).
    package static func forLanguageTag(_ tag: String) throws(ICUError) -> (identifier: String, parsedLength: Int) {
        var parsed: Int32 = 0
        let identifier = try icuCharacters("uloc_forLanguageTag") { buffer, capacity, status in
            cicu_uloc_forLanguageTag(tag, buffer, capacity, &parsed, &status)
        }
        return (identifier, Int(parsed))
    }

    /// A BCP 47 tag from an ICU identifier; an error where something in it has no place there (`uloc_toLanguageTag`).
    package static func languageTag(of identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_toLanguageTag") { buffer, capacity, status in
            cicu_uloc_toLanguageTag(identifier, buffer, capacity, true, &status)
        }
    }

    /// `uloc_canonicalize`.
    package static func canonicalize(_ identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_canonicalize") { buffer, capacity, status in
            cicu_uloc_canonicalize(identifier, buffer, capacity, &status)
        }
    }

    /// `uloc_getLanguage`.
    package static func language(of identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_getLanguage") { buffer, capacity, status in
            cicu_uloc_getLanguage(identifier, buffer, capacity, &status)
        }
    }

    /// `uloc_getScript`.
    package static func script(of identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_getScript") { buffer, capacity, status in
            cicu_uloc_getScript(identifier, buffer, capacity, &status)
        }
    }

    /// `uloc_getCountry`.
    package static func region(of identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_getCountry") { buffer, capacity, status in
            cicu_uloc_getCountry(identifier, buffer, capacity, &status)
        }
    }

    /// `uloc_addLikelySubtags`.
    package static func addLikelySubtags(_ identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_addLikelySubtags") { buffer, capacity, status in
            cicu_uloc_addLikelySubtags(identifier, buffer, capacity, &status)
        }
    }

    /// The value of a keyword such as `numbers`, empty where there is none (`uloc_getKeywordValue`).
    package static func keyword(_ keyword: String, in identifier: String) throws(ICUError) -> String {
        try icuCharacters("uloc_getKeywordValue") { buffer, capacity, status in
            cicu_uloc_getKeywordValue(identifier, keyword, buffer, capacity, &status)
        }
    }

    /// The identifier with a keyword set, or removed for nil (`uloc_setKeywordValue`).
    package static func setting(
        _ keyword: String, to value: String?, in identifier: String
    ) throws(ICUError) -> String {
        let bytes = Array(identifier.utf8)
        let capacity = bytes.count + keyword.utf8.count + (value?.utf8.count ?? 0) + 8
        return try icuCharacters("uloc_setKeywordValue", capacity: capacity) { buffer, capacity, status in
            for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
            buffer[bytes.count] = 0
            return cicu_uloc_setKeywordValue(keyword, value, buffer, capacity, &status)
        }
    }

    /// Whether the script, after likely subtags, is written from right to left (`uloc_isRightToLeft`).
    package static func isRightToLeft(_ identifier: String) -> Bool { cicu_uloc_isRightToLeft(identifier) }

    /// Every identifier ICU has locale data for (`uloc_getAvailable`).
    package static var available: [String] {
        (0..<cicu_uloc_countAvailable()).map { String(cString: cicu_uloc_getAvailable($0)) }
    }

    /// The identifier whose data ICU really uses for this one, an ancestor or `root`, and whether ICU had nothing and
    /// took the process's own locale (`ures_open`, `ures_getLocaleByType`).
    package static func dataSource(
        of identifier: String
    ) throws(ICUError) -> (identifier: String, isProcessDefault: Bool) {
        var isProcessDefault = false
        let bundle = try icuOpen("ures_open") { status in
            let bundle = cicu_ures_open(nil, identifier, &status)
            isProcessDefault = status == Int32(CICU_USING_DEFAULT_WARNING)
            return bundle
        }
        defer { cicu_ures_close(bundle) }
        let name = try icuCall("ures_getLocaleByType") { status in cicu_ures_getActualLocale(bundle, &status) }
        return (name.map { String(cString: $0) } ?? "", isProcessDefault)
    }
}
