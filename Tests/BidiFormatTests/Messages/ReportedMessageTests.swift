import BidiFormat
import BidiText
import TestSupport
import Testing

/// The reported faults of these kinds, written with this package: what is seen is what was expected.
@Suite("Reported faults: identifiers, foreign text, lists and messages")
struct ReportedMessageTests {
    private static let kinds: Set<String> = [
        "phone", "card", "iban", "order-number", "url", "brand", "filename", "version", "hashtag", "mention", "parens",
        "list", "placeholder", "emoji", "base-direction", "truncation", "zwnj", "tashkeel", "app-string",
    ]

    /// What an app writes instead of the string that was reported.
    private static func message(for id: String) throws -> BidiString? {
        switch id {
        case "phone-03": "هاتف: \(try PhoneNumber("050-555-0123"), format: .phoneNumber.digits(.latin))"
        case "phone-04": "טלפון: \(try PhoneNumber("050-555-0123"), format: .phoneNumber)"
        case "phone-05": "\(try PhoneNumber("(02) 555-0123"), format: .phoneNumber)"
        case "phone-07": "\(try PhoneNumber("+98 21 5555 0123"), format: .phoneNumber)"
        case "phone-08": "\(try PhoneNumber("5550 0123"), format: .phoneNumber.digits(.arabicIndic))"
        case "card-02": "\(try CardNumber("1111 2222 3333 4444"), format: .cardNumber)"
        case "card-04": "رمز الإيصال: \(try ReferenceCode("1029 3847 5610 2938"), format: .code)"
        case "otp-01": "\(try OneTimeCode("483 920"), format: .oneTimeCode)"
        case "iban-02": "الحساب: \("8000 0000 6080 1016 7519", format: .leftToRight)"
        case "order-01": "طلب \("#12345", format: .leftToRight)"
        case "order-02": "הזמנה \("#12345", format: .leftToRight)"
        case "url-01": "\("https://example.org/licenses/by/4.0/", format: .leftToRight(.url))"
        case "url-04": "\("https://example.com/منتج/معرف", format: .leftToRight(.url))"
        case "brand-01": "شاهد \("Yahoo!") الآن"
        case "short-01": "\("Ctrl++")"
        case "file-01": "\("12345.png", format: .leftToRight(.path))"
        case "file-02": "\("קובץ.txt", format: .leftToRight(.path))"
        case "ver-01": "الإصدار \("2.10.3-beta.1", format: .leftToRight(.version)) (\("412", format: .leftToRight))"
        case "tag-01": "\("سلام", format: .hashtag)"
        case "tag-02": "\("@noa good morning")"
        case "paren-01": "رسالة من \("Sami (Office)")"
        case "paren-02": "\("Total (CHF)")"
        case "paren-03": "\("(شكرًا)")"
        case "paren-06": "\("(2) noa_k")"
        case "base-01": "\("iPhone 15") متوفر الآن في المتجر."
        case "base-03": "\("🇸🇦 السعودية") (\("966", format: .leftToRight))"
        case "base-04": "\("lior", format: .mention) תודה רבה על העזרה."
        case "base-05": "!..."
        case "list-01": "\(["iPhone 15", "سامسونج", "C++"], format: .list())"
        case "list-02": "\(["דנה", "3 Doors Down", "U2"], format: .list())"
        case "ph-02": "\("תל אביב"), \("ירושלים") (2)"
        case "ph-03": "أرسل \("42_user!") لك \(3, format: try NumberFormatStyle(locale: "ar-AE")) رسائل"
        case "ph-04": "\("Rami\u{202E}") liked your photo"
        case "emoji-01": "\("السعودية") \("🇸🇦") \(try PhoneNumber("+966"), format: .phoneNumber.digits(.latin))"
        case "tashkeel-01": "\("مُحَمَّد") 5"
        case "zwnj-01": "افزونه\u{200C}های \("Chrome")"
        default: try appMessage(for: id)
        }
    }

    /// Dates and units stand as they are in the expected spelling; all else is formatted here.
    private static func appMessage(for id: String) throws -> BidiString? {
        switch id {
        case "app-01":
            """
            تم شحن طلبك \("#10234", format: .leftToRight) من \("Amazon.eg") بقيمة \(349.9, format: .price(.egp)) \
            ويصل يوم \(verbatim: "\u{2067}٥\u{200F}/٣\u{200F}/٢٠٢٤\u{2069}").
            """
        case "app-02":
            """
            رحلتك: \("12.4 km", format: .leftToRight) خلال \(18, format: .number) دقيقة، \
            الإجمالي \("45.50 AED", format: .leftToRight). \
            للدعم \(try PhoneNumber("+971 4 555 0123"), format: .phoneNumber)
            """
        case "app-03":
            """
            חשבונך חויב: \(-1234.5, format: .price(.ils)) \
            בכרטיס \(try CardNumber("4242424242424242"), format: .cardNumber.masked()) \
            בתאריך \("5.3.2024", format: .leftToRight), \("9:30", format: .leftToRight)
            """
        case "app-05":
            """
            سفارش \("#B-2041", format: .leftToRight) به مبلغ \(1_250_000, format: .number) ریال ثبت شد: \
            \("example.ir/t/2041", format: .leftToRight(.url))
            """
        case "app-06":
            """
            نسخهٔ \("2.10.3-rc1", format: .leftToRight(.version)) برنامهٔ \("Telegram") نصب می\u{200C}شود \
            (\(0.45, format: .percent))
            """
        case "app-11":
            """
            הקובץ \("report (final) v2.pdf", format: .leftToRight(.path)) גדול מדי: \
            \("12.5 MB > 10 MB", format: .leftToRight)
            """
        case "app-13": "دمای تهران: \("−۵°C", format: .leftToRight) تا \("۱۲°C", format: .leftToRight)"
        case "app-15": "הגדרות > \("Wi-Fi") > מתקדם"
        case "app-16":
            """
            موږ ته زنګ ووهئ: \(try PhoneNumber("+93 70 000 0123"), format: .phoneNumber) یا \
            \("help@example.af", format: .leftToRight(.email))
            """
        case "app-17": "داگرتن: \(0.45, format: .percent) لە \("file_2.zip", format: .leftToRight(.path))"
        default: nil
        }
    }

    @Test("Every fault of these kinds that is a drawing is seen as expected")
    func drawings() throws {
        var drawn = 0
        for fault in try ReportedFault.all() where Self.kinds.contains(fault.kind) && fault.expects == nil {
            if fault.kind == "truncation" { continue }
            let message = try #require(try Self.message(for: fault.id), "\(fault.id) has no message")
            drawn += 1
            let language = try LanguageTag(fault.locale)
            // The reader's language is English and the paragraph right to left: only isolates keep a value together.
            let isForeign = fault.base == .rtl && language.baseDirection == .leftToRight
            let text = message.text(
                in: MessageContext(language, isolation: isForeign ? .isolates : .automatic, baseMark: .whereNeeded))
            let seen = text.visualText(base: fault.base.direction)
            #expect(
                Seen.withPlainSpaces(seen) == Seen.withPlainSpaces(fault.expectedVisual),
                "\(fault.id): \(text.debugDescription)")
        }
        #expect(drawn == 46)
    }

    @Test("A value with a stray closer and an override is contained, whole (ph-05)")
    func strayCloser() throws {
        let name = "bad\u{2069}\u{202E}name"
        let message: BidiString = "\(name) liked your photo"
        #expect(try message.text(in: "en") == "\u{2066}badname\u{2069} liked your photo")
        #expect(try message.text(in: "ar") == "\u{2066}badname\u{2069} liked your photo")
    }

    @Test("Cut text closes its isolates before the ellipsis (trunc-01), and no letter loses its marks (trunc-03)")
    func truncation() throws {
        let faults = try ReportedFault.all().filter { $0.kind == "truncation" }
        #expect(faults.map(\.id) == ["trunc-01", "trunc-03"])
        for (fault, count) in zip(faults, [13, 2]) {
            let cut = try #require(fault.inputRaw).truncated(toCharacters: count)
            #expect(cut == fault.expectedRaw)
            #expect(cut.visualText(base: fault.base.direction) == fault.expectedVisual)
        }
    }
}
