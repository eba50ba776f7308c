internal import ICUBridge

/// The ordinal numbers of a language, for the languages that CLDR has rules for (`OrdinalRules` of `digits-ordinal`).
///
/// `1st`, `1.`, `第1`. ICU has rules for about eighty languages, Arabic, Persian and Hebrew among them, and prints
/// `2th` or whatever the process's locale has for all the others (Urdu, Pashto, Kurdish, ...): these are refused.
/// ICU's C functions `unum_open` with `UNUM_ORDINAL` and `unum_formatInt64`.
public struct OrdinalRules: Hashable, Sendable {
    public private(set) var language: LanguageTag

    /// Throws ``BidiFormatError`` with code `no-locale-data` for a language without rules of its own.
    public init(for language: LanguageTag) throws(BidiFormatError) {
        let formatter = Self.formatter(for: language)
        let source = (try? formatter.actualLocale()).flatMap { try? ICULocale.language(of: $0) }
        guard source == language.languageCode else {
            throw BidiFormatError(
                .noLocaleData,
                "ICU has no ordinal numbers for \(language) and would print them in another language; "
                    + "write the number without, or name a language that has them, such as ar, he or fa")
        }
        self.language = language
    }

    /// Throws as the initialiser above, and for a tag that ``LanguageTag`` refuses.
    public init(for tag: String) throws(BidiFormatError) { try self.init(for: LanguageTag(tag)) }

    /// The same rules in the digits of a tag of the same language; the rules themselves for another language.
    func inDigits(of language: LanguageTag) -> OrdinalRules {
        guard language.languageCode == self.language.languageCode,
            language.numberingSystem != self.language.numberingSystem
        else { return self }
        var copy = self
        copy.language = self.language.numberingSystem(language.numberingSystem)
        return copy
    }

    /// The ordinal number as text.
    func text(_ value: Int) -> String {
        do {
            return try Self.formatter(for: language).format(Int64(value))
        } catch {
            preconditionFailure("ICU cannot format an ordinal number for \(language): \(error)")
        }
    }

    private static let cache = FormatterCache<LanguageTag, ICUOrdinalFormatter>()

    private static func formatter(for language: LanguageTag) -> ICUOrdinalFormatter {
        do {
            return try cache.value(for: language) { () throws(ICUError) in
                try ICUOrdinalFormatter(locale: language.icuIdentifier)
            }
        } catch {
            preconditionFailure("ICU cannot open ordinal rules for \(language): \(error)")
        }
    }
}

extension OrdinalRules: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(for: decoder.singleValueContainer().decode(LanguageTag.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(language)
    }
}
