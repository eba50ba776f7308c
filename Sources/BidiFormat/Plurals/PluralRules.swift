internal import ICUBridge

/// Which plural category a number has in a language (UTS #35, part 3, "Language Plural Rules").
///
/// A number is taken as it is shown: English `1` is `one`, `1.0` is `other`. ICU's C functions `uplrules_openForType`,
/// `uplrules_selectFormatted` and `uplrules_getKeywords`.
public struct PluralRules: Hashable, Sendable {
    public let language: LanguageTag
    public let type: Kind

    /// What is counted.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// How many: 3 hours.
        case cardinal
        /// The how-manieth: the 3rd hour.
        case ordinal
    }

    /// The rules of a language.
    public init(for language: LanguageTag, _ type: Kind = .cardinal) {
        self.language = language
        self.type = type
    }

    /// The categories that the language has, in the order of ``PluralCategory``.
    public var categories: [PluralCategory] {
        let keywords = icu { rules throws(ICUError) in try rules.keywords() }
        return PluralCategory.allCases.filter { keywords.contains($0.rawValue) }
    }

    /// The category of a number that is shown with these options.
    public func category(of number: ExactDecimal, _ options: NumberOptions = NumberOptions()) -> PluralCategory {
        let keyword = icu { rules throws(ICUError) in
            try NumericFormatter.shared(.number, options, in: language).pluralKeyword(of: number, by: rules)
        }
        guard let category = PluralCategory(rawValue: keyword) else {
            preconditionFailure("\(keyword) is no plural category")
        }
        return category
    }

    /// The category of an integer.
    public func category(of number: some BinaryInteger) -> PluralCategory { category(of: ExactDecimal(number)) }

    private struct Key: Hashable {
        let language: LanguageTag
        let type: Kind
    }

    private static let cache = FormatterCache<Key, ICUPluralRules>()

    private func icu<Result>(_ body: (ICUPluralRules) throws(ICUError) -> Result) -> Result {
        do {
            let rules = try Self.cache.value(for: Key(language: language, type: type)) { () throws(ICUError) in
                try ICUPluralRules(locale: language.icuIdentifier, isOrdinal: type == .ordinal)
            }
            return try body(rules)
        } catch {
            preconditionFailure("ICU has no plural rules for \(language): \(error)")
        }
    }
}
