/// A text that an isolate can hold: nothing in it reaches out, whatever it was made of.
///
/// No isolate holds a paragraph separator (class B) or a tab (class S): rules P1 and L1 look through it. In a value
/// that is put into a line they become a space. A PDI or PDF without an opener would close what stands outside, and an
/// override redraws letters in an order nobody can read: both are left out. What is opened and not closed is closed at
/// the end. Balanced controls, marks, ZWNJ and ZWJ stay, and no visible character is changed.
public struct ContainedText: Hashable, Sendable {
    /// The pieces in order; joined they give ``text``.
    public let pieces: [Piece]

    /// A run of the contained text.
    public struct Piece: Hashable, Sendable {
        /// What the run is.
        public let kind: Kind
        public let text: String
    }

    /// What a piece of contained text is.
    public enum Kind: Hashable, Sendable {
        /// As it was given.
        case text
        /// Some of the 12 controls: kept, or added to close an opener.
        case control
        /// Spaces in place of separators that no isolate can hold.
        case replacement
    }

    /// Linear in the text: every opener is pushed and popped once.
    public init(_ source: some StringProtocol) {
        let scalars = Array(source.unicodeScalars)
        var builder = Builder(unmatched: Self.unmatchedClosers(in: scalars))
        var index = 0
        while index < scalars.count {
            // CRLF is one separator (P1), so it becomes one space.
            let isCRLF = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            builder.append(scalars[index], at: index)
            index += isCRLF ? 2 : 1
        }
        pieces = builder.finish()
    }

    /// The whole contained text.
    public var text: String { pieces.map(\.text).joined() }

    /// The offsets of closers without an opener, and of overrides with their closers.
    private static func unmatchedClosers(in scalars: [Unicode.Scalar]) -> Set<Int> {
        var dropped: Set<Int> = []
        var open: [(control: BidiControl, isDropped: Bool)] = []
        var openIsolates = 0
        for (offset, scalar) in scalars.enumerated() {
            guard let control = BidiControl(scalar) else { continue }
            switch control {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
                open.append((control, false))
                openIsolates += 1
            case .leftToRightEmbedding, .rightToLeftEmbedding:
                open.append((control, false))
            case .leftToRightOverride, .rightToLeftOverride:
                open.append((control, true))
                dropped.insert(offset)
            case .popDirectionalIsolate where openIsolates > 0:
                // X6a: the PDI closes the embeddings inside its isolate too.
                while let last = open.popLast(), !last.control.isIsolateInitiator {}
                openIsolates -= 1
            case .popDirectionalFormatting where open.last.map { !$0.control.isIsolateInitiator } == true:
                if open.popLast()?.isDropped == true { dropped.insert(offset) }
            case .popDirectionalIsolate, .popDirectionalFormatting:
                dropped.insert(offset)
            case .arabicLetterMark, .leftToRightMark, .rightToLeftMark:
                break
            }
        }
        return dropped
    }
}

extension ContainedText {
    /// Collects runs of one kind, and closes what is open where its surroundings end.
    private struct Builder {
        let unmatched: Set<Int>
        var pieces: [Piece] = []
        var run = String.UnicodeScalarView()
        var kind = Kind.text
        var open: [BidiControl] = []

        init(unmatched: Set<Int>) { self.unmatched = unmatched }

        mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
            if let control = BidiControl(scalar) {
                if !unmatched.contains(offset) { append(control) }
                return
            }
            // ASCII other than controls, and letters, are the common case: only separators need the class.
            let isSeparator =
                scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2029}"
            guard isSeparator, [.paragraphSeparator, .segmentSeparator].contains(BidiClass(scalar)) else {
                add(scalar, .text)
                return
            }
            add(" ", .replacement)
        }

        private mutating func append(_ control: BidiControl) {
            switch control {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .leftToRightEmbedding,
                .rightToLeftEmbedding:
                open.append(control)
            case .popDirectionalIsolate:
                closeEmbeddings()
                open.removeLast()
            case .popDirectionalFormatting:
                open.removeLast()
            default: break
            }
            add(control.scalar, .control)
        }

        /// A PDF for each embedding inside the innermost isolate.
        private mutating func closeEmbeddings() {
            while let last = open.last, !last.isIsolateInitiator {
                add(BidiControl.popDirectionalFormatting.scalar, .control)
                open.removeLast()
            }
        }

        mutating func finish() -> [Piece] {
            while let last = open.popLast() {
                let closer: BidiControl =
                    last.isIsolateInitiator ? .popDirectionalIsolate : .popDirectionalFormatting
                add(closer.scalar, .control)
            }
            flush()
            return pieces
        }

        /// Neighbours of one kind are one piece, so that a million controls are not a million pieces.
        private mutating func add(_ scalar: Unicode.Scalar, _ kind: Kind) {
            if kind != self.kind {
                flush()
                self.kind = kind
            }
            run.append(scalar)
        }

        private mutating func flush() {
            guard !run.isEmpty else { return }
            pieces.append(Piece(kind: kind, text: String(run)))
            run = String.UnicodeScalarView()
        }
    }
}

extension BidiControl {
    /// Whether the character opens an isolate: LRI, RLI, FSI.
    public var isIsolateInitiator: Bool {
        self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
    }
}
