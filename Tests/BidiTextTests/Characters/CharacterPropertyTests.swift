internal import BidiText
internal import ICUBridge
import Testing

@Suite("Character properties")
struct CharacterPropertyTests {
    static var allScalars: some Sequence<Unicode.Scalar> {
        (0...UInt32(0x10FFFF)).lazy.compactMap(Unicode.Scalar.init)
    }

    @Test("Every bidi class has ICU's number and names", arguments: BidiClass.allCases)
    func classNames(bidiClass: BidiClass) throws {
        #expect(ICUCharacter.bidiClassName(bidiClass.rawValue, long: false) == bidiClass.abbreviation)
        let long = try #require(ICUCharacter.bidiClassName(bidiClass.rawValue, long: true))
        #expect(long.lowercased().filter { $0 != "_" } == "\(bidiClass)".lowercased())
    }

    @Test("ICU has no class beyond the 23")
    func classCount() {
        #expect(BidiClass.allCases.count == 23)
        #expect(ICUCharacter.bidiClassName(23, long: false) == nil)
    }

    @Test("Every joining type has ICU's number and names", arguments: JoiningType.allCases)
    func joiningTypeNames(joiningType: JoiningType) throws {
        #expect(ICUCharacter.joiningTypeName(joiningType.rawValue, long: false) == joiningType.abbreviation)
        let long = try #require(ICUCharacter.joiningTypeName(joiningType.rawValue, long: true))
        #expect(long.lowercased().filter { $0 != "_" } == "\(joiningType)".lowercased())
    }

    @Test("The controls are the characters with Bidi_Control, in all of Unicode")
    func controls() {
        let controls = Self.allScalars.filter { ICUCharacter.isBidiControl($0) }
        #expect(controls.count == 12)
        #expect(controls == BidiControl.allCases.map(\.scalar))
        #expect(Self.allScalars.allSatisfy { (BidiControl($0) != nil) == ICUCharacter.isBidiControl($0) })
    }

    @Test("The short cuts for classes and mirroring agree with ICU, in all of Unicode")
    func shortCuts() {
        var wrong: [Unicode.Scalar] = []
        for scalar in Self.allScalars {
            let bidiClass = BidiClass(scalar)
            let mirror = ICUCharacter.mirror(scalar)
            if scalar.isParagraphSeparator != (bidiClass == .paragraphSeparator)
                || scalar.isRemovedByX9 != bidiClass.isRemovedByX9
                || scalar.bidiMirroringGlyph != (mirror == scalar ? nil : mirror)
            {
                wrong.append(scalar)
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("Mirroring glyphs and brackets")
    func mirroring() {
        let parenthesis: Unicode.Scalar = "("
        let guillemet: Unicode.Scalar = "«"
        let sum: Unicode.Scalar = "∑"
        #expect(parenthesis.bidiMirroringGlyph == ")")
        #expect(parenthesis.pairedBracket == ")")
        #expect(parenthesis.pairedBracketType == .open)
        #expect(Unicode.Scalar("]").pairedBracketType == .close)
        #expect(guillemet.bidiMirroringGlyph == "»")
        #expect(guillemet.pairedBracket == nil)
        #expect(guillemet.pairedBracketType == nil)
        // Mirrored by the font: there is no character for the mirror image.
        #expect(sum.isBidiMirrored)
        #expect(sum.bidiMirroringGlyph == nil)
        #expect(!Unicode.Scalar("a").isBidiMirrored)
    }

    @Test(
        "Joining types",
        arguments: [
            ("\u{0628}", JoiningType.dualJoining), ("\u{0627}", .rightJoining), ("a", .nonJoining),
            ("\u{200D}", .joinCausing), ("\u{064E}", .transparent), ("\u{2068}", .nonJoining),
            ("\u{A872}", .leftJoining),
        ] as [(Unicode.Scalar, JoiningType)])
    func joiningTypes(scalar: Unicode.Scalar, expected: JoiningType) {
        #expect(scalar.joiningType == expected)
    }

    @Test(
        "Names",
        arguments: [
            ("\u{061C}", "ARABIC LETTER MARK"), ("\u{0009}", "<control-0009>"), ("\u{E000}", "<private use area-E000>"),
            ("\u{1F600}", "GRINNING FACE"), ("\u{10FFFF}", "<noncharacter-10FFFF>"),
        ] as [(Unicode.Scalar, String)])
    func names(scalar: Unicode.Scalar, expected: String) {
        #expect(scalar.characterName == expected)
    }
}
