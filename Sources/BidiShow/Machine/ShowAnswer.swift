internal import BidiDiagnosis
internal import BidiText

extension ShownText: MachineAnswer {
    /// Every finding's `fixed` is the whole text: long texts with many findings have the common `fixed` alone, or
    /// answers would grow with the square of the text.
    private static let fixesLimit = 1_000_000

    /// From a request: `text`, `base` where it is not `auto`, and `explain` where the rules are to be told.
    init(_ fields: RequestFields) throws(MachineError) {
        try fields.allowOnly(["text", "base", "explain"], in: "show")
        let text = try fields.string("text")
        let word = try fields.choice("base", of: BaseDirection.words)
        let explains = try fields.flag("explain") ?? false
        self.init(text, base: word.flatMap(BaseDirection.init(word:)) ?? .automatic, explains: explains)
    }

    /// All offsets count scalars from the start of the text, also those of the second paragraph.
    func write(to writer: inout JSONWriter) {
        writer.name("paragraphs")
        writer.array { writer in
            for paragraph in paragraphs { writer.object { paragraph.write(to: &$0, explains: explains) } }
        }
        writer.name("findings")
        writer.array { writer in
            let hasFixes = diagnosis.findings.count * text.utf8.count <= Self.fixesLimit
            for finding in diagnosis.findings { writer.object { finding.write(to: &$0, withFix: hasFixes) } }
        }
        if let fixed = diagnosis.fixed {
            writer.member("fixed", fixed)
        }
    }
}

extension BidiFinding {
    fileprivate func write(to writer: inout JSONWriter, withFix: Bool) {
        writer.member("rule", rule.rawValue)
        writer.span(range)
        writer.member("message", message)
        if withFix, let fixed { writer.member("fixed", fixed) }
    }
}

extension BidiParagraph {
    fileprivate func write(to writer: inout JSONWriter, explains: Bool) {
        let start = scalarRange.lowerBound
        writer.span(scalarRange)
        writer.member("base", baseDirection.rawValue)
        writer.name("baseSource")
        writer.object { writer in
            writer.name("kind")
            switch baseDirectionSource {
            case .given: writer.string("given")
            case .fallback: writer.string("fallback")
            case .firstStrong(let offset):
                writer.string("first-strong")
                writer.name("offset")
                writer.integer(start + offset)
            }
        }
        writer.name("levels")
        writer.array { writer in
            for level in levels {
                if let level { writer.integer(Int(level.rawValue)) } else { writer.null() }
            }
        }
        writer.name("order")
        writer.array { writer in for offset in visualOrder { writer.integer(start + offset) } }
        writer.member("visual", visualText)
        writer.name("runs")
        writer.array { writer in
            for run in runs(in: .logical) {
                writer.object { writer in
                    writer.span(start + run.scalarRange.lowerBound..<start + run.scalarRange.upperBound)
                    writer.name("level")
                    writer.integer(Int(run.level.rawValue))
                }
            }
        }
        if explains {
            writer.name("trace")
            explanation().write(to: &writer, from: start)
        }
    }
}

extension JSONWriter {
    /// `"start"` and `"end"`.
    fileprivate mutating func span(_ range: Range<Int>) {
        name("start")
        integer(range.lowerBound)
        name("end")
        integer(range.upperBound)
    }
}
