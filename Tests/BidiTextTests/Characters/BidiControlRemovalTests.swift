internal import BidiText
import Testing

@Suite("Removing the twelve controls")
struct BidiControlRemovalTests {
    @Test("Each control is found and removed", arguments: BidiControl.allCases)
    func each(control: BidiControl) {
        let text = "a\(control.text)b"
        #expect(text.containsBidiControls)
        #expect(text.removingBidiControls() == "ab")
    }

    @Test(
        "ZWNJ, ZWJ, NBSP and other invisible characters stay",
        arguments: [
            "می\u{200C}شود", "👨\u{200D}👩\u{200D}👧", "1\u{00A0}2", "a\u{200B}\u{2060}\u{FEFF}\u{00AD}\u{0000}b", "",
        ])
    func others(text: String) {
        #expect(!text.containsBidiControls)
        #expect(text.removingBidiControls() == text)
    }

    @Test("Substrings")
    func substring() {
        #expect("x\u{2068}y\u{2069}".dropFirst().removingBidiControls() == "y")
    }
}
