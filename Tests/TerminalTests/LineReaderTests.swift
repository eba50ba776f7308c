import Terminal
import Testing

@Suite("Lines of a stream")
struct LineReaderTests {
    private func lines(_ text: String, pieceSize: Int) throws -> [String] {
        var reader = LineReader(ByteSource(text, pieceSize: pieceSize))
        var lines: [String] = []
        while let line = try reader.next(beforeWaiting: {}) { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }

    @Test(
        "Lines end with LF or CRLF; the last needs no end",
        arguments: [
            ("", []),
            ("\n", [""]),
            ("a", ["a"]),
            ("a\n", ["a"]),
            ("a\nb", ["a", "b"]),
            ("a\r\nb\r\n", ["a", "b"]),
            ("\n\na", ["", "", "a"]),
            ("a\rb\n", ["a\rb"]),
            ("a\u{2028}b\u{2029}c\u{85}d\n", ["a\u{2028}b\u{2029}c\u{85}d"]),
            ("שלום\nمرحبا\n", ["שלום", "مرحبا"]),
        ] as [(String, [String])])
    func splits(text: String, expected: [String]) throws {
        // In every size of pieces, so that line ends and characters are cut at every place.
        for size in 1...max(1, text.utf8.count) {
            #expect(try lines(text, pieceSize: size) == expected, "in pieces of \(size)")
        }
    }

    @Test("Every line that has arrived is given before the input is asked again")
    func doesNotReadAhead() throws {
        let source = ByteSource("one\ntwo\nthr" + "ee\n", pieceSize: 11)
        var reader = LineReader(source)
        var waits = 0
        let wait: () -> Void = { waits += 1 }
        #expect(try reader.next(beforeWaiting: wait) == Array("one".utf8))
        #expect(try reader.next(beforeWaiting: wait) == Array("two".utf8))
        #expect(waits == 1)
        #expect(source.reads == 1)
        #expect(try reader.next(beforeWaiting: wait) == Array("three".utf8))
        #expect(waits == 2)
    }

    @Test("A line of a million bytes in small pieces is not searched again from its start")
    func longLine() throws {
        let text = String(repeating: "x", count: 1_000_000)
        var read: [String] = []
        let elapsed = try ContinuousClock().measure { read = try lines(text + "\n", pieceSize: 100) }
        #expect(read == [text])
        // 10,000 pieces: searching anew each time would look at 5 GB.
        #expect(elapsed < .seconds(20))
    }
}
