/// A text with changes made to it, and where its scalars have gone.
struct FixedText {
    let text: String

    /// For every scalar of the source its offset in ``text``; nil for what was deleted or replaced.
    let offsets: [Int?]

    /// Applies changes in any order; of two that overlap or are equal, the first stays. Linear but for the sorting.
    init(_ source: String, edits: [TextEdit]) {
        var builder = Builder(edits: Self.merged(edits))
        for scalar in source.unicodeScalars { builder.append(scalar) }
        builder.finish()
        text = String(builder.fixed)
        offsets = builder.offsets
    }

    /// Sorted, and without what lies in a range that is replaced or deleted already.
    private static func merged(_ edits: [TextEdit]) -> [TextEdit] {
        var merged: [TextEdit] = []
        var end = 0
        for edit in edits.sorted(by: TextEdit.comesBefore) where edit.range.lowerBound >= end && edit != merged.last {
            merged.append(edit)
            end = edit.range.upperBound
        }
        return merged
    }

    /// Copies the source, scalar by scalar, and makes each change where it is due.
    private struct Builder {
        let edits: [TextEdit]
        private(set) var fixed = String.UnicodeScalarView()
        private(set) var offsets: [Int?] = []
        private var next = 0
        private var count = 0
        private var replacedUpTo = 0

        init(edits: [TextEdit]) { self.edits = edits }

        mutating func append(_ scalar: Unicode.Scalar) {
            makeChanges(upTo: offsets.count)
            guard offsets.count >= replacedUpTo else {
                offsets.append(nil)
                return
            }
            fixed.append(scalar)
            offsets.append(count)
            count += 1
        }

        mutating func finish() { makeChanges(upTo: offsets.count) }

        private mutating func makeChanges(upTo offset: Int) {
            while next < edits.count, edits[next].range.lowerBound <= offset {
                for scalar in edits[next].replacement.unicodeScalars {
                    fixed.append(scalar)
                    count += 1
                }
                replacedUpTo = max(replacedUpTo, edits[next].range.upperBound)
                next += 1
            }
        }
    }
}
