/// A request to format something, made from bytes: well-formed JSON, known fields, values that are often right.
struct FormatInput {
    let kind: String
    let isolation: String
    /// The text of the value where it is secret: a card number, a phone number, ...
    private(set) var secret: String?
    private var members: [(name: String, value: String)] = []

    init(_ reader: inout InputReader) {
        kind = reader.choice(of: Self.kinds)
        isolation = reader.choice(of: ["automatic", "isolates", "isolates", "none"])
        add("kind", kind)
        add("locale", reader.choice(of: Self.locales))
        add("isolation", isolation)
        if reader.isCase(40) { add("messageLocale", reader.choice(of: Self.locales)) }
        if kind == "price" || kind == "price-range" {
            add("currency", reader.choice(of: Self.currencies))
            if reader.isCase(60) { add("presentation", reader.choice(of: ["symbol", "narrow", "code", "name"])) }
            if reader.isCase(60) { add("placement", reader.choice(of: ["leading", "trailing", "left", "right"])) }
        }
        if kind.hasPrefix("unit") { add("unit", reader.choice(of: ["kilogram", "meter", "celsius", "byte", "x"])) }
        addNumberOptions(&reader)
        if reader.isCase(30) {
            add("numberingSystem", reader.choice(of: ["latn", "arab", "arabext", "deva", "roman"]))
        }
        if kind == "card", reader.isCase(60) { members.append(("masked", reader.choice(of: ["true", "false"]))) }
        if kind == "time-range", reader.isCase(60) { add("order", reader.choice(of: ["locale", "ltr"])) }
        addValues(&reader)
    }

    var json: String { JSONText.object(members) }

    private mutating func add(_ name: String, _ text: String) { members.append((name, JSONText.string(text))) }

    private mutating func addNumberOptions(_ reader: inout InputReader) {
        guard Self.numeric.contains(kind) else { return }
        if reader.isCase(60) {
            add("sign", reader.choice(of: ["auto", "always", "never", "accounting", "except-zero"]))
        }
        if reader.isCase(40) {
            add("notation", reader.choice(of: ["standard", "compact", "compact-long", "scientific"]))
        }
        if reader.isCase(40) { add("grouping", reader.choice(of: ["auto", "always", "never", "min2"])) }
        if reader.isCase(40) { members.append(("maximumFractionDigits", String(reader.byte() % 30))) }
        if reader.isCase(20) { members.append(("significantDigits", String(reader.byte() % 30))) }
        if reader.isCase(20) { add("increment", reader.choice(of: ["0.05", "5", "0", "-1", "1e9", "x"])) }
    }

    private mutating func addValues(_ reader: inout InputReader) {
        if kind.hasSuffix("-range") {
            add("start", value(&reader))
            add("end", value(&reader))
        } else {
            let value = value(&reader)
            if Self.secretKinds.contains(kind) { secret = value }
            add("value", value)
        }
    }

    private func value(_ reader: inout InputReader) -> String {
        switch kind {
        case "date", "datetime", "relative", "duration":
            reader.text(of: Array("2024-05-12T18:30PDMH-1".unicodeScalars), atMost: 20)
        case "time", "time-range": reader.text(of: Array("0123456789::TZ ".unicodeScalars), atMost: 5)
        case "phone", "card", "iban", "code", "expiry", "reference":
            reader.text(of: Self.digits + Array("0123456789+-() #*/ABGS".unicodeScalars), atMost: 40)
        case "number", "percent", "price", "number-range", "percent-range", "price-range", "compact", "ordinal",
            "unit", "permille":
            reader.text(of: Array("0123456789001e+-..".unicodeScalars), atMost: 24)
        default: FuzzText.read(&reader)
        }
    }

    /// Latin twice, so that they are common, then the other digits people type.
    private static let digits: [Unicode.Scalar] =
        Array("01234567890123456789".unicodeScalars) + [
            "\u{660}", "\u{665}", "\u{6F4}", "\u{A0}", "\u{200E}", "\u{2069}",
        ]

    private static let numeric: Set<String> = ["number", "percent", "price", "number-range", "price-range", "compact"]

    private static let secretKinds: Set<String> = ["phone", "card", "iban", "code"]

    private static let kinds = [
        "number", "percent", "price", "phone", "card", "time-range", "iban", "code", "text", "name", "number-range",
        "price-range", "time", "expiry", "unit", "ordinal", "compact", "url", "path", "email", "hashtag", "reference",
        "date", "datetime", "relative", "duration", "permille", "dimensions", "coordinates", "version",
    ]

    private static let locales = [
        "ar-AE", "ar-EG", "ar", "ar-u-nu-latn", "ar-SA-u-nu-arab", "he", "fa", "ur", "ckb", "ug", "yi", "en", "de-CH",
        "hi-u-nu-deva", "th", "tr", "pa-Arab", "ks", "sd", "ps", "", "xx-QQ", "und", "ar_SA@calendar=gregorian",
    ]

    private static let currencies = [
        "AED", "USD", "ILS", "IRR", "EUR", "JPY", "KWD", "SAR", "EGP", "CHF", "XXX", "usd", "QQQ", "$",
    ]
}
