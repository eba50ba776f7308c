extension TextFieldKind {
    /// A name, a note, a search: anything but the 12 controls. ZWNJ and ZWJ are spelling and stay.
    public static let freeText = TextFieldKind("free-text", FreeTextRules())

    /// An amount in a style, such as a price: while it is edited, digits of the style's language without groups.
    public static func amount(_ style: some ReadableNumericFormatStyle) -> TextFieldKind {
        TextFieldKind("amount", AmountRules(style: style))
    }

    /// A number in a language.
    public static func amount(in language: LanguageTag) -> TextFieldKind { amount(NumberFormatStyle(locale: language)) }

    /// A percentage in a language: `26` is 0.26. Up to six fraction digits are kept.
    public static func percent(in language: LanguageTag) -> TextFieldKind {
        let digits = NumberPrecision(rule: .fraction(minimum: 0, maximum: 6))
        return TextFieldKind(
            "percent",
            AmountRules(style: PercentFormatStyle(locale: language).precision(digits), extraScalars: PercentFormatStyle.signs))
    }

    /// A phone number, left to right, in Latin digits while it is edited; its groups stay as they were typed. The value
    /// is what can be dialled.
    public static let phone = phone(digits: .latin)

    /// A phone number in digits of a language's own while it is edited. In Arabic-Indic ones NBSP stands between groups,
    /// since spaces would turn them round.
    public static func phone(digits: NumberingSystem) -> TextFieldKind {
        TextFieldKind("phone", PhoneRules(digits: digits))
    }

    /// A card number, left to right, in Latin digits and in the groups of its brand.
    public static let card = TextFieldKind("card", CardRules())

    /// A code of six digits.
    public static let oneTimeCode = oneTimeCode(length: 6)

    /// A code of so many digits.
    public static func oneTimeCode(length: Int) -> TextFieldKind {
        TextFieldKind("one-time-code", OneTimeCodeRules(length: length))
    }

    /// A promo code: letters and digits, the digits Latin; letters keep their case.
    public static let promoCode = TextFieldKind("promo-code", PromoCodeRules())

    /// An e-mail address, left to right.
    public static let email = TextFieldKind("email", EmailRules())

    /// A URL, left to right.
    public static let url = TextFieldKind("url", URLRules())
}
