import BidiFormat
import Testing

/// What is copied from a text can be pasted into the field of its kind.
@Suite("Copy and paste")
struct CopyAndPasteTests {
    static let tags = ["ar-EG", "ar-AE", "he", "fa", "ur", "ckb", "ps", "sd", "en", "de-CH", "fr-CA", "ru"]

    private static func expect(_ kind: TextFieldKind, _ copied: FormattedText, _ value: String) throws {
        for text in [copied.copyText, copied.text, copied.plain] {
            let change = kind.pasting(text)
            #expect(change.refusal == nil)
            #expect(try kind.value(of: change.text) == value)
        }
    }

    @Test(arguments: tags)
    func everyKind(_ tag: String) throws {
        let language = try LanguageTag(tag)
        let price = try PriceFormatStyle(currency: "AED", locale: tag)
        for presentation in PriceFormatStyle.Presentation.allCases {
            for (amount, value) in [(249.5, "249.5"), (-1234.25, "-1234.25"), (1_000_000, "1000000")] {
                let style = price.presentation(presentation)
                try Self.expect(.amount(style), style.formattedText(amount), value)
            }
        }
        let number = NumberFormatStyle(locale: language)
        try Self.expect(.amount(in: language), number.formattedText(-1234.5), "-1234.5")
        let percent = PercentFormatStyle(locale: language)
        try Self.expect(.percent(in: language), percent.formattedText(0.26), "0.26")

        for given in ["+971 50 123 4567", "(02) 555-0123", "050 123 4567", "+971 4 555 0123 ext. 12"] {
            let phone = try PhoneNumber(given)
            let text = PhoneNumberFormatStyle(locale: language).formattedText(phone)
            try Self.expect(.phone, text, #require(phone.dialable))
            try Self.expect(.phone(digits: .arabicIndic), text, #require(phone.dialable))
        }
        let card = try CardNumber("4111111111111111")
        try Self.expect(.card, CardNumberFormatStyle(locale: language).formattedText(card), card.digits)
        let code = try OneTimeCode("123 456")
        try Self.expect(.oneTimeCode, OneTimeCodeFormatStyle(locale: language).formattedText(code), code.code)
        for name in ["محمد", "می\u{200C}خواهم", "C++", "שלום (1)"] {
            let text = FreeTextFormatStyle(locale: language).formattedText(name)
            try Self.expect(.freeText, text, name)
        }
    }

    @Test(arguments: tags)
    func addressesCodesAndUnits(_ tag: String) throws {
        let language = try LanguageTag(tag)
        for given in ["user@example.com", "محمد@مثال.إختبار", "שם.משפחה@example.co.il", "a+b@example.com"] {
            let text = LeftToRightFormatStyle(.leftToRight(.email), locale: language).formattedText(given)
            try Self.expect(.email, text, given)
        }
        for given in [
            "https://example.com/a?b=c#d", "https://example.com/متجر/عرض", "example.co.il/חנות",
            "http://[2001:db8::1]:8080/",
        ] {
            let text = LeftToRightFormatStyle(.leftToRight(.url), locale: language).formattedText(given)
            try Self.expect(.url, text, given)
        }
        for (given, value) in [("SAVE20", "SAVE20"), ("خصم-٢٠", "خصم-20"), ("עסקה_5", "עסקה_5"), ("A-1234", "A-1234")] {
            let code = try ReferenceCode(given)
            try Self.expect(.promoCode, ReferenceFormatStyle(.code, locale: language).formattedText(code), value)
        }
        for unit in [MeasureUnit.kilometer, .liter, .literPer100Kilometers, .celsius, .kilometerPerHour] {
            for width in UnitWidth.allCases {
                let style = UnitFormatStyle(unit: unit, locale: language).width(width)
                for value in ["1", "-3", "12.5", "1234567"] {
                    try Self.expect(.amount(style), style.formattedText(exactly: ExactDecimal(value)), value)
                }
            }
        }
        let perMille = PerMilleFormatStyle(locale: language)
        try Self.expect(.amount(perMille), perMille.formattedText(0.026), "0.026")
    }

    /// Kinds that have a reader or an initialiser and no field of their own.
    @Test(arguments: tags)
    func kindsWithoutFields(_ tag: String) throws {
        let language = try LanguageTag(tag)
        let code = try ReferenceCode("A-1234/5")
        let reference = ReferenceFormatStyle(locale: language).formattedText(code)
        #expect(try ReferenceCode(reference.copyText) == code)
        let expiry = try CardExpiry("09/27")
        #expect(try CardExpiry(CardExpiryFormatStyle(locale: language).formattedText(expiry).copyText) == expiry)
        let time = try TimeOfDay("18:30")
        let timeStyle = TimeFormatStyle(locale: language)
        #expect(try timeStyle.read(timeStyle.formattedText(time).copyText) == time)
        let hours = try TimeRange("22:30", "02:00")
        let hoursStyle = TimeRangeFormatStyle(locale: language)
        #expect(try hoursStyle.read(hoursStyle.formattedText(hours).copyText) == hours)
        for given in ["/usr/bin/x", "1.2.3-beta", "31.77, -35.21", "10 × 20 سم"] {
            let text = LeftToRightFormatStyle(.leftToRight, locale: language).formattedText(given)
            #expect(text.copyText == given)
        }
    }

    @Test(arguments: tags)
    func ibansAreReadBack(_ tag: String) throws {
        let style = IBANFormatStyle(locale: try LanguageTag(tag))
        let iban = try IBAN("AE070331234567890123456")
        #expect(try style.read(style.formattedText(iban).copyText) == iban)
        #expect(throws: BidiParseError.self) { try style.read("AE080331234567890123456") }
    }
}
