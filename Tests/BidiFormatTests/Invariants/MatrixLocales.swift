import BidiFormat
import BidiText
import ICUBridge

/// The languages that the invariants are shown in.
enum MatrixLocales {
    /// Every right-to-left locale of the linked ICU that has data of its own (75 in ICU 72).
    static let rightToLeft: [LanguageTag] = tags.filter { $0.baseDirection == .rightToLeft }

    /// Left-to-right languages whose patterns differ much, with isolates asked for.
    static let leftToRight: [LanguageTag] = ["en", "ru", "tr", "de", "fr-CA", "zh-Hans", "hi", "bn"].compactMap {
        try? LanguageTag($0)
    }

    /// Each language with the isolation it is shown with.
    static let all: [(language: LanguageTag, isolation: Isolation)] =
        rightToLeft.map { ($0, .automatic) } + leftToRight.map { ($0, .isolates) }

    private static var tags: [LanguageTag] {
        ICULocale.available.compactMap { try? LanguageTag($0) }
    }

    /// Of every habit one: vendor symbols, symbols with letters, three decimals and none, marks in the symbol.
    static let currencies: [Currency] = [
        .aed, .sar, .egp, .ils, .irr, .pkr, .afn, .usd, .eur, .rub, .gbp, .jpy, .cny, .inr, .try, .kwd, .iqd, .mad,
        .chf,
        .btn,
    ]
}
