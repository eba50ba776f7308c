import BidiDiagnosis
import BidiText
import TestSupport
import Testing

@Suite("Numbers in text from elsewhere")
struct ProtectingNumbersTests {
    @Test("Turned phone, card and account numbers, versions and dates are mended")
    func mended() throws {
        var mended: [String] = []
        for fault in try ReportedFault.all() where ["phone", "card", "iban", "version", "date"].contains(fault.kind) {
            guard !fault.isControl, fault.expects == nil, let input = fault.inputRaw else { continue }
            let seen = input.protectingNumbers(in: fault.base.direction).visualText(base: fault.base.direction)
            #expect(seen == fault.expectedVisual, "\(fault.id)")
            mended.append(fault.id)
        }
        #expect(
            mended == [
                "phone-03", "phone-05", "phone-07", "phone-08", "card-02", "card-04", "otp-01", "iban-02", "date-01",
                "date-04", "ver-01",
            ])
    }

    @Test("What is right stays as it is, to the last scalar")
    func controls() throws {
        let controls = try ReportedFault.all().filter(\.isControl)
        #expect(controls.count == 21)
        for fault in controls {
            let input = try #require(fault.inputRaw)
            #expect(
                input.protectingNumbers(in: fault.base.direction).unicodeScalars.elementsEqual(input.unicodeScalars))
        }
    }

    @Test("What was expected stays as it is, and so does what was protected once")
    func idempotent() throws {
        for fault in try ReportedFault.all() {
            let base = fault.base.direction
            if let input = fault.inputRaw {
                let once = input.protectingNumbers(in: base)
                #expect(once.protectingNumbers(in: base) == once, "\(fault.id)")
                // Nothing but controls is added.
                #expect(once.removingBidiControls() == input.removingBidiControls(), "\(fault.id)")
            }
        }
    }

    @Test("Only what is turned: words, prices in order and links are left alone; every paragraph by itself")
    func untouched() {
        for text in [
            "", "\u{2068}", "مرحبا بالعالم", "السعر 5,000 ريال", "שלום 050-555-0123", "see https://a.b/c/ and /usr/bin",
            "C++ وYahoo! معا", "@lior תודה",
        ] {
            #expect(text.protectingNumbers(in: .rightToLeft) == text)
        }
        let chat = "call +971 50 123 4567\nاتصل 050-555-0123\r\nבית +972 50 123 4567\n"
        #expect(
            chat.protectingNumbers(in: .automatic)
                == "call +971 50 123 4567\nاتصل \u{2066}050-555-0123\u{2069}\r\nבית \u{2066}+972 50 123 4567\u{2069}\n")
    }
}
