import BidiFormat
import ICUBridge
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Currencies")
struct CurrencyTests {
    @Test("Codes in any case", arguments: ["AED", "aed", "Aed", "ILS", "DEM", "XAU"])
    func accepted(_ code: String) throws { #expect(try Currency(code).code == code.uppercased()) }

    @Test(
        "What is no currency is refused",
        arguments: ["", "ZZZ", "ZZZZ", "XXX", "xxx", "XTS", "AE", "AEDX", "US$", "د.إ", "AE\u{0}", " AED", "ﬀs", "123"])
    func refused(_ code: String) {
        let error = #expect(throws: BidiFormatError.self) { try Currency(code) }
        #expect(error?.code == .badCurrency)
    }

    @Test("A long text is refused with a short message")
    func long() {
        let error = #expect(throws: BidiFormatError.self) { try Currency(String(repeating: "A", count: 1_000_000)) }
        #expect((error?.message.utf8.count ?? .max) < 300)
    }

    /// Every static member, read from the source: the list is ICU 72's, and each name is its code.
    @Test("The static members are the currencies in use", .enabled(if: ICUVersion.icu.hasPrefix("72.")))
    func staticMembers() throws {
        let path = Fixture.path(of: "../../Sources/BidiFormat/Language/Currency+Active.swift")
        let data = try #require(FileManager.default.contents(atPath: path))
        var codes: Set<String> = []
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.starts(with: ["public", "static", "let"]),
                let code = line.split(separator: "\"").dropFirst().first
            else { continue }
            #expect(words[3].filter(\.isLetter).uppercased() == code)
            codes.insert(String(code))
        }
        let active = Set(try ICUCurrencies.active())
        #expect(codes.subtracting(active) == [])
        #expect(active.subtracting(codes).subtracting(["XXX", "XTS"]) == [])
        #expect(Set(Currency.active.map(\.code)) == codes)
    }
}
