internal import BidiText

/// One change of a text: a range of scalar offsets and what is put in its place.
struct TextEdit: Hashable, Sendable {
    let range: Range<Int>
    let replacement: String

    static func insert(_ control: BidiControl, at offset: Int) -> TextEdit {
        TextEdit(range: offset..<offset, replacement: control.text)
    }

    static func delete(at offset: Int) -> TextEdit { TextEdit(range: offset..<offset + 1, replacement: "") }

    /// An isolate round a range.
    static func isolate(_ range: Range<Int>, in direction: DirectionalIsolate = .leftToRight) -> [TextEdit] {
        [
            .insert(direction.initiator, at: range.lowerBound),
            .insert(.popDirectionalIsolate, at: range.upperBound),
        ]
    }

    func moved(by distance: Int) -> TextEdit {
        TextEdit(range: range.lowerBound + distance..<range.upperBound + distance, replacement: replacement)
    }

    /// At one offset, what closes comes before what opens, and insertions before what is replaced or deleted.
    fileprivate var place: (Int, Int, Int) {
        let closes =
            replacement == BidiControl.popDirectionalIsolate.text
            || replacement == BidiControl.popDirectionalFormatting.text
        return (range.lowerBound, range.isEmpty ? 0 : 1, closes ? 0 : 1)
    }

    static func comesBefore(_ left: TextEdit, _ right: TextEdit) -> Bool { left.place < right.place }
}
