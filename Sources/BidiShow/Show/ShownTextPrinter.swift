internal import BidiDiagnosis
internal import Terminal

/// What `show` can make of a text.
protocol ShownTextPrinter: AnyObject {
    /// - Parameter line: the number of the text where texts are the lines of a file.
    func print(_ shown: ShownText, line: Int?) throws(StreamError)
    /// After the last text.
    func finish() throws(StreamError)
}

extension ShownTextPrinter {
    func finish() throws(StreamError) {}
}

/// A report for a person, with an empty line between two of them.
final class ReportPrinter: ShownTextPrinter {
    private let output: any ByteOutput
    private let style: TerminalStyle
    private let isComplete: Bool
    private let lineWidth: Int?
    private var isFirst = true

    init(output: any ByteOutput, style: TerminalStyle, isComplete: Bool, lineWidth: Int?) {
        self.output = output
        self.style = style
        self.isComplete = isComplete
        self.lineWidth = lineWidth
    }

    func print(_ shown: ShownText, line: Int?) throws(StreamError) {
        if !isFirst { try output.write("\n") }
        isFirst = false
        if let line { try output.write(style.paint("line \(line)", .heading) + "\n") }
        try ShowReport(shown: shown, style: style, isComplete: isComplete, lineWidth: lineWidth).write(to: output)
    }
}

/// The machine's answer, a line a text.
final class AnswerPrinter: ShownTextPrinter {
    private let output: any ByteOutput

    init(output: any ByteOutput) { self.output = output }

    func print(_ shown: ShownText, line: Int?) throws(StreamError) {
        try output.write(JSONWriter.line(id: .null, shown.write))
    }
}

/// The repaired text, or the text itself where nothing is to be repaired.
final class FixPrinter: ShownTextPrinter {
    private let output: any ByteOutput

    init(output: any ByteOutput) { self.output = output }

    func print(_ shown: ShownText, line: Int?) throws(StreamError) {
        try output.write(Array((shown.diagnosis.fixed ?? shown.text).utf8) + [UInt8(ascii: "\n")])
    }
}
