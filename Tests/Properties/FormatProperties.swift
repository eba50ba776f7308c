internal import BidiShow
internal import BidiText

/// Formatted values, as the machine interface gives them.
enum FormatProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        let request = FormatInput(&reader)
        let run = try CommandRun(["format", "--jsonl"], input: Array((request.json + "\n").utf8))
        let answers = try run.answers()
        guard let answer = answers.first, answers.count == 1 else { throw Violation("one answer for one request") }
        try expect((answer.error == nil) == (run.exitCode == .success), "the exit code tells of errors")
        if let error = answer.error {
            try check(error, of: request)
        } else {
            try check(answer, to: request)
        }
    }

    /// No run of digits of a secret value is told.
    private static func check(_ error: Answer.Failure, of request: FormatInput) throws(Violation) {
        guard let secret = request.secret else { return }
        let digits = secret.unicodeScalars.compactMap(\.properties.numericValue).map { String(Int($0)) }.joined()
        let told = error.message.split { !$0.isNumber }.map { run in
            run.unicodeScalars.compactMap(\.properties.numericValue).map { String(Int($0)) }.joined()
        }
        let leaks = told.contains { $0.count > 4 && digits.contains($0) }
        try expect(!leaks, "\(request.json) is told: \(error.message)")
    }

    private static func check(_ answer: Answer, to request: FormatInput) throws(Violation) {
        guard let text = answer.text, let parts = answer.parts, let plain = answer.plain, let visual = answer.visual
        else { throw Violation("\(request.json): an answer has text, plain, parts and visual") }
        let name = "\(request.json): \(text)"
        try expect(parts.map(\.text).joined().utf8.elementsEqual(text.utf8), "\(name): parts joined are the text")
        for part in parts {
            let isControl = !part.text.isEmpty && part.text.unicodeScalars.allSatisfy { BidiControl($0) != nil }
            try expect(isControl == (part.type == "control"), "\(name): controls are parts of their own")
        }
        try expect(!plain.containsBidiControls, "\(name): plain holds no control")
        // By scalars: a joiner after a space is one character with it, which no replacement of characters finds.
        let scalars = text.removingBidiControls().unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }
        try expect(plain.unicodeScalars.elementsEqual(scalars), "\(name): plain is the text with plain spaces")
        try checkControls(of: text, name)
        // Beyond max_depth no isolate has a level of its own.
        if request.isolation == "isolates", text.unicodeScalars.filter({ BidiControl($0) != nil }).count < 40 {
            try expect(
                trimmed(visual.ltr) == trimmed(visual.rtl),
                "\(name): \(visual.ltr), in a right-to-left paragraph \(visual.rtl)")
        }
    }

    /// Without white space at both ends, and the joiners among it: rule L1 moves them where the value ends a line.
    private static func trimmed(_ visual: String) -> String {
        let isMoved: (Unicode.Scalar) -> Bool = { [.whitespace, .boundaryNeutral].contains(BidiClass($0)) }
        let scalars = visual.unicodeScalars.drop(while: isMoved)
        let end = scalars.lastIndex { !isMoved($0) }.map(scalars.index(after:)) ?? scalars.startIndex
        return String(scalars[..<end])
    }

    /// Clean: isolates are balanced, and there is no override.
    private static func checkControls(of text: String, _ name: String) throws(Violation) {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth -= 1
            case 0x202D, 0x202E: throw Violation("\(name): an override")
            default: break
            }
            try expect(depth >= 0, "\(name): a PDI closes something")
        }
        try expect(depth == 0, "\(name): every isolate is closed")
    }
}
