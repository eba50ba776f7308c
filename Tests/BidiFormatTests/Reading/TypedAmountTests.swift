import BidiFormat
import Testing

/// The table of `rules.md`, section 4: what people type, by groups of languages. Nil is refused.
@Suite("Typed amounts")
struct TypedAmountTests {
    static let groups: [[String]] = [
        ["ar-EG", "fa", "he", "ur", "ckb", "sd", "en"], ["ar-MA", "ar-DZ", "ar-LY", "ar-TN", "de", "tr"],
        ["fr-CA", "ru"], ["de-CH"], ["ps", "uz-Arab", "ks"],
    ]

    static let rows: [(typed: [String], values: [String?])] = [
        (["1,234"], ["1234", "1.234", "1.234", nil, nil]),
        (["1.234"], ["1.234", "1234", nil, "1.234", nil]),
        (["1,234.5", "1.234,5"], ["1234.5", "1234.5", "1234.5", "1234.5", "1234.5"]),
        (["12,5", "12.5", "١٢٫٥", "١٢,٥"], ["12.5", "12.5", "12.5", "12.5", "12.5"]),
        (["١٬٢٣٤", "1٬234", "1 234"], ["1234", "1234", "1234", "1234", "1234"]),
        (["1٫234"], ["1.234", "1.234", "1.234", "1.234", "1.234"]),
        (["١,٢٣٤"], ["1234", "1.234", "1.234", nil, nil]),
        (["1,234,567", "12,34,567"], ["1234567", "1234567", "1234567", "1234567", "1234567"]),
        (["1,23,45", "1.2.3", "--5", "-5-"], [nil, nil, nil, nil, nil]),
        (["1 23", "1٬23", "0٬123", "00٬123", "000 123", "5²"], [nil, nil, nil, nil, nil]),
        (["0,123", "00,123", "000.123"], ["0.123", "0.123", "0.123", "0.123", "0.123"]),
        ([".5"], ["0.5", "0.5", "0.5", "0.5", "0.5"]),
        (["5."], ["5", "5", "5", "5", "5"]),
        (["5-", "(5)"], ["-5", "-5", "-5", "-5", "-5"]),
        (["", "-", "()", "12/5", "1٩٨٤", "12abc", "١٢3", "1,2.3,4", "1٬2٫3٫4", "٫", "–5"], [nil, nil, nil, nil, nil]),
    ]

    @Test(arguments: rows.indices)
    func row(_ index: Int) throws {
        let row = Self.rows[index]
        for (group, value) in zip(Self.groups, row.values) {
            for tag in group {
                let style = try NumberFormatStyle(locale: tag)
                for typed in row.typed {
                    let read = try? style.readExactly(typed).text
                    #expect(read == value, "\(typed) in \(tag)")
                }
            }
        }
    }

    @Test func bothReadingsAreGiven() throws {
        let style = try NumberFormatStyle(locale: "ru")
        let error = #expect(throws: BidiParseError.self) { try style.read("1.234") }
        #expect(error?.code == .ambiguous)
        #expect(error?.readings.map(\.text) == ["1234", "1.234"])
    }
}
