internal import BidiText

/// One change of a text: a range of scalar offsets and what is put in its place.
struct TextEdit: Hashable, Sendable {
    let range: Range<Int>
    let replacement: String

    /// Where the other half of a pair of controls goes: of several at one offset, the inner pair is the shorter one.
    private let partner: Int

    init(range: Range<Int>, replacement: String, partner: Int = 0) {
        self.range = range
        self.replacement = replacement
        self.partner = partner
    }

    static func insert(_ control: BidiControl, at offset: Int, partner: Int = 0) -> TextEdit {
        TextEdit(range: offset..<offset, replacement: control.text, partner: partner)
    }

    static func delete(at offset: Int) -> TextEdit { TextEdit(range: offset..<offset + 1, replacement: "") }

    /// An isolate round a range.
    static func isolate(_ range: Range<Int>, in direction: DirectionalIsolate = .leftToRight) -> [TextEdit] {
        [
            .insert(direction.initiator, at: range.lowerBound, partner: range.upperBound),
            .insert(.popDirectionalIsolate, at: range.upperBound, partner: range.lowerBound),
        ]
    }

    func moved(by distance: Int) -> TextEdit {
        TextEdit(
            range: range.lowerBound + distance..<range.upperBound + distance, replacement: replacement,
            partner: partner + distance)
    }

    /// The control that is added; nil for other changes.
    var addedControl: BidiControl? {
        guard range.isEmpty, let scalar = replacement.unicodeScalars.first else { return nil }
        return BidiControl(scalar)
    }

    /// At one offset: what closes, the innermost first; what opens, the outermost first; then what is taken out.
    private var place: (Int, Int, Int, Int) {
        let closes = addedControl == .popDirectionalIsolate || addedControl == .popDirectionalFormatting
        return (range.lowerBound, range.isEmpty ? 0 : 1, closes ? 0 : 1, -partner)
    }

    static func comesBefore(_ left: TextEdit, _ right: TextEdit) -> Bool { left.place < right.place }
}
