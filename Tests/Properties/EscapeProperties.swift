internal import BidiShow
internal import BidiText

/// `--unescape`: what was escaped comes back, and what is no escape is refused.
enum EscapeProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        if reader.isCase(128) {
            try checkRoundTrip(&reader)
        } else {
            try checkRefusal(reader.text(of: Array(#"\\\\uuUU{}0123456789abDdcCfFrnt'"#.unicodeScalars), atMost: 60))
        }
    }

    /// A text is shown as its escapes are.
    private static func checkRoundTrip(_ reader: inout InputReader) throws(Violation) {
        let spelling = reader.byte()
        let text = FuzzText.read(&reader)
        guard !text.isEmpty else { return }
        let escaped = text.unicodeScalars.enumerated().map { escape($1, spelling &+ UInt8(truncatingIfNeeded: $0)) }
            .joined()
        let shown = try CommandRun(["show", "--json", "--", text])
        let unescaped = try CommandRun(["show", "--json", "--unescape", "--", escaped])
        try expect(shown.exitCode == .success && unescaped.exitCode == .success, "\(escaped): \(unescaped.errors)")
        try expect(shown.lines == unescaped.lines, "\(escaped) is \(text)")
    }

    private static func escape(_ scalar: Unicode.Scalar, _ spelling: UInt8) -> String {
        switch spelling % 4 {
        case 0: #"\u{"# + String(scalar.value, radix: 16, uppercase: spelling & 4 == 0) + "}"
        case 1: String(scalar).utf16.map { #"\u"# + JSONText.digits($0) }.joined()
        case 2:
            #"\U"# + JSONText.digits(UInt16(scalar.value >> 16)) + JSONText.digits(UInt16(scalar.value & 0xFFFF))
        default: scalar == "\\" ? #"\\"# : String(scalar)
        }
    }

    /// Either it is read, or one line says which escape is unknown.
    private static func checkRefusal(_ text: String) throws(Violation) {
        let run = try CommandRun(["show", "--json", "--unescape", "--", text])
        switch run.exitCode {
        case .success: _ = try run.answers()
        case .refused:
            try expect(run.lines.isEmpty, "\(text): a refused text is not shown")
            try expect(run.errors.contains("unknown escape"), "\(text): \(run.errors)")
        default: throw Violation("\(text): exit code \(run.exitCode.rawValue)")
        }
    }
}
