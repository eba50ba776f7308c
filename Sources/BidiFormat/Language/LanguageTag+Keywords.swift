internal import ICUBridge

extension LanguageTag {
    /// The tag with a keyword of its `-u-` extension set to a value that is known to be one of the keyword's.
    ///
    /// ICU's C function `uloc_setKeywordValue`, which knows the keywords by its own names.
    func setting(_ key: String, to value: String) -> LanguageTag {
        // ICU's names of the keys; its values are BCP 47's where it has no name of its own.
        let names = ["nu": "numbers", "ca": "calendar", "hc": "hours"]
        let values = ["gregory": "gregorian", "ethioaa": "ethiopic-amete-alem"]
        let changed = (try? ICULocale.setting(names[key] ?? key, to: values[value] ?? value, in: icuIdentifier))
            .flatMap { try? ICULocale.languageTag(of: $0) }
            .flatMap { try? LanguageTag($0) }
        guard let changed else {
            preconditionFailure("ICU refused -u-\(key)-\(value) for \(identifier)")
        }
        return changed
    }

    /// The value of one of ICU's keywords; nil where the tag has none.
    func keyword(_ name: String) -> String? {
        guard let value = try? ICULocale.keyword(name, in: icuIdentifier), !value.isEmpty else { return nil }
        return value
    }
}
