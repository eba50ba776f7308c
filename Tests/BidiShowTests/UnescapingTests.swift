import BidiDiagnosis
import Testing

@testable import BidiShow

@Suite("--unescape")
struct UnescapingTests {
    @Test(arguments: [
        (#"a\u{2068}b"#, "a\u{2068}b"), (#"\u2068\u{1F600}"#, "\u{2068}\u{1F600}"), (#"\ud83d\ude00"#, "\u{1F600}"),
        (#"\U0001F600"#, "\u{1F600}"), (#"\n\r\t\0\\\"\'"#, "\n\r\t\0\\\"'"), (#"\\u2068"#, #"\u2068"#), ("", ""),
        (#"\/\b\f"#, "/\u{8}\u{C}"), ("&#x2068;&#8297;", "\u{2068}\u{2069}"), ("&#X5D0;", "\u{5D0}"),
        ("&rlm;&lrm;&nbsp;&zwnj;&amp;rlm;", "\u{200F}\u{200E}\u{A0}\u{200C}&rlm;"),
        // What is no reference stays, as in HTML.
        (
            "AT&T; a&b &; &#; &#x; &#+5; &#xD800; &#1114112; &rlm",
            "AT&T; a&b &; &#; &#x; &#+5; &#xD800; &#1114112; &rlm"
        ),
        (#"\u{0}"#, "\0"), (#"\u{10FFFF}"#, "\u{10FFFF}"),
    ])
    func reads(text: String, expected: String) throws {
        #expect(try text.unescaped() == expected)
    }

    @Test(arguments: [
        (#"a\q"#, 1), (#"\"#, 0), (#"\u"#, 0), (#"\u12"#, 0), (#"\u{}"#, 0), (#"\u{110000}"#, 0), (#"\u{d800}"#, 0),
        (#"\ud800"#, 0), (#"\ud800x"#, 0), (#"אב\u{12"#, 2), (#"\u{1234567}"#, 0), (#"\u{+12}"#, 0), (#"\U1234"#, 0),
    ])
    func refuses(text: String, offset: Int) {
        let error = #expect(throws: UnescapingError.self) { _ = try text.unescaped() }
        #expect(error?.scalarOffset == offset)
    }
}
