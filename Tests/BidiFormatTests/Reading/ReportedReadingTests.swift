import BidiFormat
import BidiText
import TestSupport
import Testing

/// The faults of reading, pasting and comparing that were reported in public.
@Suite("Reported faults of reading")
struct ReportedReadingTests {
    static let faults = (try? ReportedFault.all()) ?? []

    private static func fault(_ id: String) throws -> ReportedFault { try #require(faults.first { $0.id == id }) }

    @Test func everyFaultOfTheseKindsHasATest() {
        let ids = Self.faults.filter { ["parse", "paste", "equality"].contains($0.kind) }.map(\.id).sorted()
        #expect(
            ids == [
                "eq-01", "eq-04", "eq-06", "eq-07", "eq-09", "parse-03", "parse-06", "parse-07", "parse-08", "parse-09",
                "parse-11", "parse-12", "parse-13", "paste-04", "paste-05", "paste-06", "paste-07", "paste-09",
            ])
    }

    @Test(arguments: [("parse-03", "12.5"), ("parse-07", "12"), ("parse-09", "-5"), ("parse-12", nil)])
    func numbers(_ id: String, _ value: String?) throws {
        let fault = try Self.fault(id)
        let style = try NumberFormatStyle(locale: fault.locale)
        #expect((try? style.readExactly(#require(fault.inputRaw)))?.text == value)
    }

    @Test func digitsCanBePinned() throws {
        for (system, text) in [("arab", "١٬٢٣٤٫٥"), ("latn", "1,234.5")] {
            let style = try NumberFormatStyle(locale: "ar-u-nu-\(system)")
            #expect(style.format(1234.5).removingBidiControls() == text)
            #expect(try style.readExactly(text).text == "1234.5")
        }
    }

    @Test func aPriceWithoutItsMarks() throws {
        let fault = try Self.fault("parse-08")
        let price = try Price(reading: #require(fault.inputRaw), in: LanguageTag(fault.locale))
        #expect("\(price.amount.text) \(price.currency)" == fault.expectedRaw)
    }

    @Test(arguments: DateStyle.allCases)
    func aMonthOf25IsNoDate(_ dateStyle: DateStyle) throws {
        let fault = try Self.fault("parse-11")
        let style = try DateFormatStyle(locale: fault.locale).style(dateStyle)
        #expect(throws: BidiParseError.self) { try style.read(#require(fault.inputRaw)) }
    }

    @Test(arguments: ["paste-04", "paste-06", "paste-09", "parse-13"])
    func phones(_ id: String) throws {
        let fault = try Self.fault(id)
        let change = TextFieldKind.phone.pasting(try #require(fault.inputRaw))
        #expect(change.refusal == nil)
        #expect(try TextFieldKind.phone.value(of: change.text) == fault.expectedRaw)
    }

    @Test func emptiness() throws {
        let fault = try Self.fault("paste-05")
        #expect(TextFieldKind.freeText.isEmpty(try #require(fault.inputRaw)))
    }

    @Test func bothSetsOfDigits() throws {
        let fault = try Self.fault("paste-07")
        #expect(try TextFieldKind.promoCode.value(of: #require(fault.inputRaw)) == fault.expectedRaw)
    }

    @Test func marksDoNotMakeTwoPrices() throws {
        let fault = try Self.fault("eq-01")
        let (left, right) = (try #require(fault.leftRaw), try #require(fault.rightRaw))
        #expect(left != right)
        let language = try LanguageTag(fault.locale)
        #expect(try Price(reading: left, in: language) == Price(reading: right, in: language))
    }

    @Test(arguments: ["eq-04", "eq-07", "eq-09"])
    func spellingStays(_ id: String) throws {
        let fault = try Self.fault(id)
        let (left, right) = (try #require(fault.leftRaw), try #require(fault.rightRaw))
        #expect(try TextFieldKind.freeText.value(of: left) == left)
        #expect(try TextFieldKind.freeText.value(of: left) != TextFieldKind.freeText.value(of: right))
    }

    @Test func aMarkCountsAsACharacterUntilTheFieldDropsIt() throws {
        let fault = try Self.fault("eq-09")
        let (left, right) = (try #require(fault.leftRaw), try #require(fault.rightRaw))
        #expect([left.count, right.count] == [2, 3])
        #expect(try TextFieldKind.freeText.value(of: left).count == 2)
        #expect(try TextFieldKind.freeText.value(of: right).count == 2)
    }

    @Test func canonicalEquivalence() throws {
        let fault = try Self.fault("eq-06")
        let (left, right) = (try #require(fault.leftRaw), try #require(fault.rightRaw))
        #expect(try TextFieldKind.freeText.value(of: left) == TextFieldKind.freeText.value(of: right))
        #expect(Array(try TextFieldKind.freeText.value(of: left).utf8) == Array(left.utf8))
    }
}
