import BidiFormat
import BidiText
import Testing

@Suite("Numbering systems")
struct NumberingSystemTests {
    @Test(
        "Digits and their bidi class",
        arguments: [
            ("latn", BidiClass.europeanNumber, "0123456789"), ("arab", .arabicNumber, "٠١٢٣٤٥٦٧٨٩"),
            ("arabext", .europeanNumber, "۰۱۲۳۴۵۶۷۸۹"), ("beng", .leftToRight, "০১২৩৪৫৬৭৮৯"),
        ])
    func digits(name: String, bidiClass: BidiClass, digits: String) throws {
        let system = try NumberingSystem(name)
        #expect(system.bidiClass == bidiClass)
        #expect(system.digits == Array(digits.unicodeScalars))
    }

    @Test("The constants are what ICU says")
    func constants() throws {
        for constant in [NumberingSystem.latin, .arabicIndic, .extendedArabicIndic] {
            let system = try NumberingSystem(constant.name)
            #expect(system.digits == constant.digits && system.bidiClass == constant.bidiClass)
        }
        #expect(try NumberingSystem("adlm").bidiClass == .rightToLeft)
        #expect(NumberingSystem.available.count > 60)
        #expect(NumberingSystem.available.allSatisfy { $0.digits.count == 10 })
    }

    @Test(
        "No system, and systems of rules",
        arguments: ["", "xxxx", "hebr", "roman", "latn\u{0}", "native", "عربي", "latin digits"])
    func refused(_ name: String) {
        let error = #expect(throws: BidiFormatError.self) { try NumberingSystem(name) }
        #expect(error?.code == .badNumberingSystem)
    }

    @Test("Digits of every system are replaced, nothing else is")
    func replacing() {
        let text = "a1٢۳४ ½²\u{200F}①,٫ب"
        #expect(NumberingSystem.arabicIndic.replacingDigits(in: text) == "a١٢٣٤ ½²\u{200F}①,٫ب")
        #expect(NumberingSystem.latin.replacingDigits(in: text) == "a1234 ½²\u{200F}①,٫ب")
        #expect(NumberingSystem.latin.replacingDigits(in: "\u{1E950}\u{1E959}") == "09")
        #expect(NumberingSystem.latin.replacingDigits(in: "") == "")
    }
}
