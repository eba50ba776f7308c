internal import BidiText

extension ResolutionTrace {
    /// An array of the steps in the order in which the rules acted. Classes are their abbreviations, levels are numbers,
    /// and null is neither: before the first level, and after rule X9 has taken the character out.
    ///
    /// - Parameter start: where the paragraph starts; all offsets count from the start of the text.
    func write(to writer: inout JSONWriter, from start: Int) {
        writer.array { writer in
            for step in steps {
                writer.object { writer in
                    writer.name("offset")
                    writer.integer(start + step.offset)
                    writer.member("rule", step.rule.rawValue)
                    step.change.write(to: &writer)
                    writer.name("because")
                    writer.array { writer in for cause in step.because { writer.integer(start + cause) } }
                }
            }
        }
    }
}

extension ResolutionStep.Change {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .bidiClass(let from, let to):
            writer.member("from", from.abbreviation)
            writer.member("to", to.abbreviation)
        case .level(let from, let to):
            writer.name("from")
            if let from { writer.integer(Int(from.rawValue)) } else { writer.null() }
            writer.name("to")
            writer.integer(Int(to.rawValue))
        case .removed:
            writer.name("from")
            writer.null()
            writer.name("to")
            writer.null()
        }
    }
}
