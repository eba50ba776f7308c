internal import BidiText

/// The openers that are open at a place in a paragraph (UAX #9, rules X5a to X7, without the limit of depth).
struct ControlStack {
    /// An opener, and where it stands.
    struct Opener {
        let control: BidiControl
        let offset: Int
    }

    private(set) var open: [Opener] = []
    private var isolates = 0

    /// What a control does to the stack.
    enum Effect {
        case opens
        /// Closes an opener; the embeddings inside it that had no PDF of their own end with it (rule X6a).
        case closes(Opener, unclosed: [Opener])
        /// Closes nothing, for nothing is open that it could close.
        case closesNothing
        /// A mark.
        case none
    }

    mutating func apply(_ control: BidiControl, at offset: Int) -> Effect {
        switch control {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
            isolates += 1
            open.append(Opener(control: control, offset: offset))
            return .opens
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride:
            open.append(Opener(control: control, offset: offset))
            return .opens
        case .popDirectionalIsolate:
            guard isolates > 0 else { return .closesNothing }
            var unclosed: [Opener] = []
            while let last = open.popLast() {
                if last.control.isIsolateInitiator {
                    isolates -= 1
                    return .closes(last, unclosed: unclosed)
                }
                unclosed.append(last)
            }
            return .closesNothing
        case .popDirectionalFormatting:
            guard let last = open.last, !last.control.isIsolateInitiator else { return .closesNothing }
            open.removeLast()
            return .closes(last, unclosed: [])
        case .arabicLetterMark, .leftToRightMark, .rightToLeftMark:
            return .none
        }
    }

    /// The direction that the innermost opener gives, nil where it depends on the text (FSI).
    func direction(base: WritingDirection) -> WritingDirection? {
        switch open.last?.control {
        case nil: base
        case .leftToRightIsolate, .leftToRightEmbedding, .leftToRightOverride: .leftToRight
        case .rightToLeftIsolate, .rightToLeftEmbedding, .rightToLeftOverride: .rightToLeft
        default: nil
        }
    }
}

extension BidiControl {
    /// Whether the character is LRO or RLO.
    var isOverride: Bool { self == .leftToRightOverride || self == .rightToLeftOverride }

    /// The control that closes what this one opens.
    var closer: BidiControl { isIsolateInitiator ? .popDirectionalIsolate : .popDirectionalFormatting }
}
