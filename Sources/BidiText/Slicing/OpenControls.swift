/// The embeddings and isolates that are open at a place of a text (UAX #9, rules X1 to X8).
struct OpenControls {
    /// From the outermost to the innermost, where each of them stands.
    private(set) var openers: [(control: BidiControl, index: String.Index)] = []
    private var isolates = 0

    /// Takes one more control of the text.
    mutating func apply(_ control: BidiControl, at index: String.Index) {
        switch control {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
            openers.append((control, index))
            isolates += 1
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride:
            openers.append((control, index))
        case .popDirectionalIsolate where isolates > 0:
            // X6a: the PDI closes the embeddings inside its isolate too.
            while let last = openers.popLast(), !last.control.isIsolateInitiator {}
            isolates -= 1
        case .popDirectionalFormatting where openers.last?.control.isIsolateInitiator == false:
            openers.removeLast()
        case .popDirectionalIsolate, .popDirectionalFormatting, .arabicLetterMark, .leftToRightMark, .rightToLeftMark:
            break
        }
    }

    /// What closes all of them, the innermost first.
    var closers: String {
        openers.reversed().reduce(into: "") { text, opener in
            let closer: BidiControl =
                opener.control.isIsolateInitiator ? .popDirectionalIsolate : .popDirectionalFormatting
            text += closer.text
        }
    }
}
