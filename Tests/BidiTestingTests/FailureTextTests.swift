import BidiFormat
import BidiTesting
import Testing

@Suite("What a failure says")
struct FailureTextTests {
    @Test("A row per character, the cause, and what is seen")
    func text() throws {
        let line = #line + 1
        let failure = Failure.of { expectText("\u{200F}249\u{A0}₽ علی", equals: "249 ₽ علي") }
        #expect(failure?.location?.line == line)
        #expect(failure?.location?.fileID == #fileID)
        #expect(failure?.location?.filePath == #filePath)
        #expect(
            failure?.text == #"""
                the text is another one
                at 9 (expected: 8): ARABIC LETTER FARSI YEH (U+06CC) against ARABIC LETTER YEH (U+064A): they look alike
                stored
                  actual    "\u{200F}249\u{00A0}\u{20BD} \u{0639}\u{0644}\u{06CC}"
                  expected  "249 \u{20BD} \u{0639}\u{0644}\u{064A}"
                characters (- actual, + expected)
                       at  code     char   class name
                      ...
                        6  U+0020          WS    SPACE
                        7  U+0639   ع      AL    ARABIC LETTER AIN
                        8  U+0644   ل      AL    ARABIC LETTER LAM
                  > -   9  U+06CC   ی      AL    ARABIC LETTER FARSI YEH
                    +   8  U+064A   ي      AL    ARABIC LETTER YEH
                seen in a left-to-right paragraph, from left to right
                  actual    [یلع ₽ 249]
                  expected  [249 ₽ يلع]
                seen in a right-to-left paragraph, from left to right
                  actual    [یلع ₽ 249]
                  expected  [يلع ₽ 249]
                """#)
    }
}
