internal import BidiText

/// What stands for "number" before a reference: `رقم`, `№`, `#`.
public enum ReferenceWord: Hashable, Codable, Sendable {
    /// The language's own.
    case locale
    /// Nothing.
    case none
    /// A word or sign of the app's.
    case custom(String)

    /// The word in a language; empty for none.
    func text(in language: LanguageTag) -> String {
        switch self {
        case .none: ""
        case .custom(let word): word
        case .locale: Self.word(in: language)
        }
    }

    /// CLDR has no such word: these are the ones that public string catalogues use.
    ///
    /// A language in another script than the usual one (`sd-Deva`, `ky-Arab`) gets the sign that needs no script.
    private static func word(in language: LanguageTag) -> String {
        let words = language.baseDirection == .rightToLeft ? rightToLeft : leftToRight
        return words[language.languageCode] ?? "#"
    }

    /// The words of all languages, which a person copies or types with the code.
    static let words = Set(rightToLeft.values)

    private static let rightToLeft = [
        "ar": "رقم", "fa": "شماره", "he": "מס\u{05F3}", "ur": "نمبر", "ckb": "ژمارە", "ps": "شمېره", "sd": "نمبر",
    ]

    private static let leftToRight = Dictionary(
        uniqueKeysWithValues: ["ru", "uk", "be", "bg", "kk", "ky", "mk", "sr", "tg"].map { ($0, "\u{2116}") })
}
