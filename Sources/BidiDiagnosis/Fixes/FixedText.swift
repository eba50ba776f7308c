/// A text with changes made to it, and where its scalars have gone.
struct FixedText {
    let text: String

    /// For every scalar of the source its offset in ``text``; nil for what was deleted or replaced.
    let offsets: [Int?]

    /// Applies changes in any order; of two that overlap or are equal, the first stays. Linear but for the sorting.
    init(_ source: String, edits: [TextEdit]) {
        var fixed = String.UnicodeScalarView()
        var offsets: [Int?] = []
        var count = 0
        var pending = Self.merged(edits)[...]
        var replacedUpTo = 0

        func apply(upTo offset: Int) {
            while let edit = pending.first, edit.range.lowerBound <= offset {
                pending.removeFirst()
                fixed.append(contentsOf: edit.replacement.unicodeScalars)
                count += edit.replacement.unicodeScalars.count
                replacedUpTo = max(replacedUpTo, edit.range.upperBound)
            }
        }

        for (offset, scalar) in source.unicodeScalars.enumerated() {
            apply(upTo: offset)
            if offset < replacedUpTo {
                offsets.append(nil)
            } else {
                fixed.append(scalar)
                offsets.append(count)
                count += 1
            }
        }
        apply(upTo: .max)
        text = String(fixed)
        self.offsets = offsets
    }

    private static func merged(_ edits: [TextEdit]) -> [TextEdit] {
        var merged: [TextEdit] = []
        var end = 0
        for edit in edits.sorted(by: TextEdit.comesBefore) {
            if !edit.range.isEmpty, edit.range.lowerBound < end { continue }
            // An insertion at the same place is a repetition only where the same repair was found twice.
            if edit.range.isEmpty, edit.range.lowerBound < end { continue }
            merged.append(edit)
            end = max(end, edit.range.upperBound)
        }
        return merged
    }
}
