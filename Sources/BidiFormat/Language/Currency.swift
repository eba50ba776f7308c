internal import ICUBridge

/// A currency by its ISO 4217 code. Conforms to `Codable` as the code itself.
public struct Currency: Hashable, Sendable {
    /// Three capital letters.
    public let code: String

    /// The currency of a code, in any case, that ICU lists for some region or time.
    ///
    /// `XXX` (no currency), `XTS` (tests) and codes that ICU does not know are refused. Throws ``BidiFormatError`` with
    /// code `bad-currency`. ICU's C function `ucurr_openISOCurrencies`.
    public init(_ code: some StringProtocol) throws(BidiFormatError) {
        let upper = code.uppercased()
        guard Self.known.contains(upper), upper != "XXX", upper != "XTS" else {
            throw BidiFormatError(
                .badCurrency,
                "\(BidiFormatError.quoted(code)) is no currency; name one by its ISO 4217 code, such as AED")
        }
        self.code = upper
    }

    init(known code: String) { self.code = code }

    /// Every currency in use.
    ///
    /// ICU's C function `ucurr_openISOCurrencies`.
    public static var active: [Currency] {
        ((try? ICUCurrencies.active()) ?? []).compactMap { try? Currency($0) }.sorted { $0.code < $1.code }
    }

    private static let known: Set<String> = Set((try? ICUCurrencies.all()) ?? [])
}

extension Currency: CustomStringConvertible {
    public var description: String { code }
}

extension Currency: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
