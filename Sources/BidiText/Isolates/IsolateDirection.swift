/// The direction of a text by its first strong character, as a value that will be isolated needs it.
package enum IsolateDirection {
    /// The direction by rule P2, which skips isolates; where the whole text is isolates, spaces and neutrals, by what
    /// stands inside the first of them that has a direction; nil where there is no strong character at all.
    ///
    /// Flags decide nothing: a flag is two letters of class L to the algorithm, and a picture to everyone else.
    /// `FSI` round a text that is an isolate itself would find nothing and run left to right in Arabic prose.
    /// Linear in the text.
    package static func resolve(_ text: some StringProtocol) -> WritingDirection? {
        var inside: WritingDirection?
        var depth = 0
        for scalar in text.unicodeScalars {
            switch BidiClass(scalar) {
            case .leftToRightIsolate:
                // An explicit isolate at the top says its direction itself.
                if depth == 0, inside == nil { inside = .leftToRight }
                depth += 1
            case .rightToLeftIsolate:
                if depth == 0, inside == nil { inside = .rightToLeft }
                depth += 1
            case .firstStrongIsolate:
                depth += 1
            case .popDirectionalIsolate:
                depth = max(0, depth - 1)
            case .leftToRight where scalar.isRegionalIndicator: break
            case .leftToRight, .rightToLeft, .arabicLetter:
                let direction = BidiClass(scalar).strongDirection
                if depth == 0 { return direction }
                if inside == nil { inside = direction }
            default: break
            }
        }
        return inside
    }
}

extension Unicode.Scalar {
    /// Whether two of these make a flag: U+1F1E6 to U+1F1FF.
    package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
