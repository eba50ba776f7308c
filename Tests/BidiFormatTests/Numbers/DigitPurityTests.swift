import BidiFormat
import BidiText
import Testing

/// A tag that fixes the digits fixes them everywhere, in every kind and its ranges.
@Suite("One system of digits")
struct DigitPurityTests {
    static let languages = ["ar", "ar-AE", "ar-EG", "he", "fa", "ur", "ckb", "ps", "sd", "ug", "ks", "en", "de"]

    @Test(arguments: ["latn", "arab", "arabext"])
    func `only the digits of the tag`(_ system: String) throws {
        let digits = try NumberingSystem(system)
        let more = ["7.5", "-1", "-2", "1e-7", "123456789012"]
        var checked = 0
        for name in Self.languages {
            let language = try LanguageTag("\(name)-u-nu-\(system)")
            // A left-to-right language keeps ICU's own text; the unit holds ASCII digits there.
            let isLeftToRight = language.baseDirection == .leftToRight && !digits.isRightToLeft
            for kind in NumericKind.all where !(isLeftToRight && kind.name == "consumption") {
                let values = try (NumericKind.values + more).map { kind.format(try ExactDecimal($0), language) }
                let ranges = try NumericKind.ranges.map { kind.formatRange(try NumberRange($0, $1), language) }
                for value in values + ranges {
                    let foreign = value.text.unicodeScalars.filter {
                        $0.properties.generalCategory == .decimalNumber && !digits.digits.contains($0)
                    }
                    #expect(foreign.isEmpty, "\(language) \(kind.name) \(value.text.escaped)")
                    #expect(value.numberingSystem == digits)
                    checked += 1
                }
            }
        }
        let left = digits.isRightToLeft ? 0 : 2
        let perKind = NumericKind.values.count + more.count + NumericKind.ranges.count
        #expect(checked == (Self.languages.count * NumericKind.all.count - left) * perKind)
    }

    @Test(arguments: ["ar-u-nu-latn", "ar-EG-u-nu-arab", "fa-u-nu-arabext"])
    func `ordinal numbers too`(_ tag: String) throws {
        let language = try LanguageTag(tag)
        let text = OrdinalFormatStyle(try OrdinalRules(for: language)).format(1_234_567)
        let digits = text.unicodeScalars.filter { $0.properties.generalCategory == .decimalNumber }
        #expect(digits.count == 7)
        #expect(digits.allSatisfy(language.numberingSystem.digits.contains))
    }

    @Test(arguments: ["he-u-nu-hebr", "el-u-nu-grek", "en-u-nu-roman", "zh-u-nu-hans", "ar-u-nu-nope"])
    func `systems without ten digits are refused`(_ tag: String) {
        let error = #expect(throws: BidiFormatError.self) { try LanguageTag(tag) }
        #expect(error?.code == .badNumberingSystem)
    }
}

extension NumberingSystem {
    fileprivate var isRightToLeft: Bool { [.arabicNumber, .rightToLeft].contains(bidiClass) }
}
