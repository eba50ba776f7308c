public import BidiText

/// Fields in a line of fixed width, as in a list cell or on a receipt: some at the side where reading begins, some at
/// the side where it ends.
///
/// ```swift
/// let row = TextRow(width: 30, leading: [.text("Margherita")], trailing: [.text("249 ₽"), .forward])
/// row.line(in: .leftToRight)  // "Margherita             249 ₽ ›"
/// ```
/// From right to left the whole row is mirrored: sides, order of the fields, and signs; not logos, and in the texts
/// nothing but what the bidirectional algorithm mirrors, so numbers stay as they are. Linear in the texts.
public struct TextRow: Hashable, Sendable {
    /// The columns of the line: narrow characters fill one, wide ones two, marks and invisible ones none (UAX #11).
    public var width: Int
    /// The fields from the side where reading begins, one column apart.
    public var leading: [RowField]
    /// The fields that end at the side where reading ends, in reading order, one column apart.
    public var trailing: [RowField]

    public init(width: Int, leading: [RowField], trailing: [RowField] = []) {
        self.width = width
        self.leading = leading
        self.trailing = trailing
    }

    /// Where a field is drawn.
    public struct Placement: Hashable, Sendable {
        /// What is seen of the field, from left to right.
        public let visualText: String
        /// The columns it fills, counted from the left.
        public let columns: Range<Int>
    }

    /// The places of all fields, leading ones first, in reading order.
    ///
    /// Fields that do not fit push the trailing ones past the width; ``overflow(in:)`` says by how much.
    public func placements(in direction: WritingDirection) -> [Placement] {
        let leading = leading.map { $0.visualText(in: direction) }
        let trailing = trailing.map { $0.visualText(in: direction) }
        let trailingStart = max(width - Self.width(of: trailing), Self.width(of: leading) + gap)
        let placed = Self.place(leading, from: 0) + Self.place(trailing, from: trailingStart)
        guard direction == .rightToLeft else { return placed }
        let end = max(width, placed.last?.columns.upperBound ?? 0)
        return placed.map { placement in
            let columns = placement.columns
            return Placement(
                visualText: placement.visualText, columns: end - columns.upperBound..<end - columns.lowerBound)
        }
    }

    /// How many columns the fields are too wide by; 0 if they fit.
    public func overflow(in direction: WritingDirection) -> Int {
        max(0, (placements(in: direction).map(\.columns.upperBound).max() ?? 0) - width)
    }

    /// The line as seen, from left to right, filled with spaces to the width.
    public func line(in direction: WritingDirection) -> String {
        var line = ""
        var column = 0
        for placement in placements(in: direction).sorted(by: { $0.columns.lowerBound < $1.columns.lowerBound }) {
            line += String(repeating: " ", count: placement.columns.lowerBound - column) + placement.visualText
            column = placement.columns.upperBound
        }
        return line + String(repeating: " ", count: max(0, width - column))
    }

    /// What keeps leading and trailing fields apart.
    private var gap: Int { leading.isEmpty || trailing.isEmpty ? 0 : 1 }

    private static func width(of texts: [String]) -> Int {
        texts.map { DisplayWidth.of($0) }.reduce(0, +) + max(0, texts.count - 1)
    }

    private static func place(_ texts: [String], from start: Int) -> [Placement] {
        var start = start
        return texts.map { text in
            let end = start + DisplayWidth.of(text)
            defer { start = end + 1 }
            return Placement(visualText: text, columns: start..<end)
        }
    }
}
