import BidiFormat
import BidiText

/// Values of every kind between neighbours, in languages that differ in digits, order and marks.
enum BrowserSamples {
    /// Every value in every language between all neighbours is too much to keep as a fixture: one in so many is drawn,
    /// and as the number shares no factor with the number of neighbours, each value meets different ones.
    private static let stride = 3

    static func all() throws -> [BrowserSample] {
        var samples: [BrowserSample] = []
        var count = 0
        for tag in ["ar-EG", "ar-AE", "he", "fa", "ur", "ckb", "ps", "en"] {
            let context = MessageContext(try LanguageTag(tag))
            for (kind, value) in try values() {
                for neighbours in Neighbours.all {
                    count += 1
                    guard count.isMultiple(of: stride) else { continue }
                    let message = BidiString(neighbours.before) + value + BidiString(neighbours.after)
                    samples.append(BrowserSample(id: "\(samples.count) \(tag) \(kind)", message, in: context))
                }
            }
        }
        return samples + (try joining())
    }

    /// Values by their kind.
    static func values() throws -> [(String, BidiString)] {
        let numbers: [(String, BidiString)] = [
            ("number", "\(1234567, format: .number)"), ("number", "\(-1234.5, format: .number)"),
            ("percent", "\(0.26, format: .percent)"), ("percent", "\(-0.05, format: .percent)"),
            ("price", "\(249, format: .price(.aed))"), ("price", "\(-1234.5, format: .price(.usd))"),
            ("price", "\(1_250_000, format: .price(.irr))"), ("price", "\(9.99, format: .price(.ils))"),
            ("per-mille", "\(0.026, format: .perMille)"), ("unit", "\(-5, format: .unit(try MeasureUnit("celsius")))"),
            ("unit", "\(12.5, format: .unit(try MeasureUnit("kilometer")))"),
            ("number-range", "\(try NumberRange(-10, -5), format: .range(.number))"),
            ("price-range", "\(try NumberRange(5, 10), format: .range(.price(.aed)))"),
            ("time-range", "\(try TimeRange("09:00", "17:30"), format: .timeRange)"),
        ]
        let times: [(String, BidiString)] = [
            ("date", "\(try LocalDate("2024-05-12"), format: .date)"),
            ("date-range", "\(try DateRange("2024-05-12", "2024-06-03"), format: .dateRange)"),
            ("time", "\(try TimeOfDay("18:30"), format: .time)"),
            ("datetime", "\(try LocalDateTime("2024-05-12T18:30"), format: .dateTime)"),
            ("duration", "\(try TimeSpan("PT1H5M"), format: .timeSpan)"),
            ("relative", "\(try RelativeTime("-P3D"), format: .relativeTime)"),
        ]
        let identifiers: [(String, BidiString)] = [
            ("phone", "\(try PhoneNumber("+971 50 123 4567"), format: .phoneNumber)"),
            ("phone", "\(try PhoneNumber("(02) 555-0123"), format: .phoneNumber)"),
            ("phone", "\(try PhoneNumber("02/555.0123"), format: .phoneNumber)"),
            ("phone", "\(try PhoneNumber("+971 4 555 0123 تحويلة 12"), format: .phoneNumber)"),
            ("phone", "\(try PhoneNumber("1-800-FLOWERS x12"), format: .phoneNumber)"),
            ("card", "\(try CardNumber("378282246310005"), format: .cardNumber)"),
            ("card", "\(try CardNumber("4111111111111111"), format: .cardNumber.masked())"),
            ("expiry", "\(try CardExpiry("05/27"), format: .cardExpiry)"),
            ("iban", "\(try IBAN("AE070331234567890123456"), format: .iban)"),
            ("code", "\(try OneTimeCode("483 920"), format: .oneTimeCode)"),
            ("code", "\(try ReferenceCode("SAVE-20%"), format: .code)"),
            ("reference", "\(try ReferenceCode("#B-2041"), format: .reference)"),
            ("reference", "\(try ReferenceCode("10234"), format: .reference.noun("طلب").word(.custom("#")))"),
        ]
        let technical: [(String, BidiString)] = [
            ("url", "\("https://example.com/منتج/معرف?q=٥&r=6", format: .leftToRight(.url))"),
            ("url", "\("https://example.org/licenses/by/4.0/", format: .leftToRight(.url))"),
            ("email", "\("דנה+info@example.com", format: .leftToRight(.email))"),
            ("path", "\("/usr/סער/שלום עולם.txt", format: .leftToRight(.path))"),
            ("version", "\("2.10.3-beta.1+٥", format: .leftToRight(.version))"),
            ("coordinates", "\("31.77,-35.21", format: .leftToRight(.coordinates))"),
            ("coordinates", "\("٣١٫٧٧°، -٣٥٫٢١°", format: .leftToRight(.coordinates))"),
            ("dimensions", "\("10 × 20 سم", format: .leftToRight(.dimensions))"),
            ("dimensions", "\("١٠ × ٢٠ × ٣٠", format: .leftToRight(.dimensions))"),
            ("text", "\("f(x) = -5 <= אבג[3] && !ש", format: .leftToRight)"),
        ]
        let words: [(String, BidiString)] = [
            ("hashtag", "\("سلام_٢", format: .hashtag)"), ("hashtag", "\("٢٠٢٤_٢٥", format: .hashtag)"),
            ("mention", "\("noa_k", format: .mention)"), ("name", "\("Yahoo!")"), ("name", "\("(2) noa_k")"),
            ("name", "\("🇸🇦 السعودية")"), ("name", "\("محمد (علي) 5")"), ("name", "\("C++ או -5%")"),
            ("name", "\("bad\u{2069}\u{202E}name\u{2067} שלום 3")"), ("name", "\("\u{200F}50% -\u{200F}")"),
            ("list", "\(["iPhone 15", "سامسونج", "C++", "5 ₪"], format: .list())"),
            ("list", "\(["דנה", "3 Doors Down", "🇮🇱 U2"], format: .list(.or))"),
            ("nested", "\(("\("דנה")، \(5, format: .percent)" as BidiString))"),
        ]
        return numbers + times + identifiers + technical + words
    }

    /// Words whose first and last letters join with the letters beside them.
    private static func joining() throws -> [BrowserSample] {
        let words = [
            "محمد", "سعيد", "علي", "حسن", "كلية", "بيت", "شمس", "قلم", "نجم", "يوسف", "طفل", "صبح", "عين", "غيم", "فيل",
            "هند", "لبن", "مُحَمَّد", "سَمَك", "گل", "چشم", "پنج", "یک", "کتاب", "ٹیم", "ھم", "ڕۆژ", "ۋاقىت", "ښه", "ټيم",
        ]
        return try ["ar", "fa", "ur", "en"].flatMap { tag in
            let context = MessageContext(try LanguageTag(tag))
            return words.map { word in
                BrowserSample(id: "joining \(tag) \(word)", "ب\(word)ب", in: context, isJoined: true)
            }
        }
    }
}
