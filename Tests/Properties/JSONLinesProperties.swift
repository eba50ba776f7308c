internal import BidiShow
internal import BidiText

/// The machine interface over any bytes: an answer a line, and nothing else.
enum JSONLinesProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var requests = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let last = requests.popLast() ?? []
        requests = requests.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 } + [last]
        let count = requests.filter { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }.count
        for command in ["show", "format"] {
            let run = try CommandRun([command, "--jsonl"], input: input)
            let answers = try run.answers()
            try expect(answers.count == count, "\(command): \(answers.count) answers for \(count) lines")
            let hasErrors = answers.contains { $0.error != nil }
            try expect(run.exitCode == (hasErrors ? .refused : .success), "\(command): the exit code tells of errors")
            for answer in answers where answer.error == nil { try check(answer, to: command) }
        }
    }

    private static func check(_ answer: Answer, to command: String) throws(Violation) {
        guard command == "show" else {
            try expect(answer.text != nil && answer.parts != nil, "format answers with text and parts")
            return
        }
        guard let paragraphs = answer.paragraphs else { throw Violation("show answers with paragraphs") }
        var end = 0
        for paragraph in paragraphs {
            try expect(paragraph.start == end && paragraph.end > end, "paragraphs follow each other")
            end = paragraph.end
            try expect(paragraph.levels.count == paragraph.end - paragraph.start, "a level a character")
            let kept = paragraph.levels.indices.filter { paragraph.levels[$0] != nil }.map { $0 + paragraph.start }
            try expect(paragraph.order.sorted() == kept, "every character that is not removed has a place")
            try expect(!paragraph.visual.containsBidiControls, "controls are not seen")
        }
        for finding in answer.findings ?? [] {
            try expect(0 <= finding.start && finding.start <= finding.end && finding.end <= end, "findings are inside")
        }
    }
}
