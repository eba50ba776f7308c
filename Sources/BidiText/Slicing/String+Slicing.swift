extension String {
    /// A part of the text that can be put anywhere: what is open where it starts is opened again, and what is open where
    /// it ends is closed.
    ///
    /// An FSI is opened again as the LRI or RLI that it is in the whole text, since its first strong character may not be
    /// in the part. A closer in the part whose opener is outside has its opener too. Linear in the text up to the end of
    /// the part.
    public func slicingClosingControls(_ range: Range<Index>) -> String {
        var open = OpenControls()
        for index in unicodeScalars.indices[..<range.lowerBound] {
            if let control = BidiControl(unicodeScalars[index]) { open.apply(control, at: index) }
        }
        var slice = ""
        for opener in open.openers { slice += reopening(opener.control, at: opener.index).text }
        for index in unicodeScalars.indices[range] {
            if let control = BidiControl(unicodeScalars[index]) { open.apply(control, at: index) }
        }
        return slice + self[range] + open.closers
    }

    /// A first strong isolate in the direction it has here (rule X5c).
    private func reopening(_ control: BidiControl, at index: Index) -> BidiControl {
        guard control == .firstStrongIsolate else { return control }
        var depth = 0
        for scalar in unicodeScalars[unicodeScalars.index(after: index)...] {
            let bidiClass = BidiClass(scalar)
            switch bidiClass {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
            case .popDirectionalIsolate:
                if depth == 0 { return .leftToRightIsolate }
                depth -= 1
            default:
                guard depth == 0, let direction = bidiClass.strongDirection else { continue }
                return direction == .leftToRight ? .leftToRightIsolate : .rightToLeftIsolate
            }
        }
        return .leftToRightIsolate
    }

    /// The first characters of the text that can be seen, everything closed that the cut leaves open, and an ellipsis
    /// where something was cut off.
    ///
    /// Characters are grapheme clusters, so no mark or ZWNJ is parted from its letter. Bidi controls and lone joiners
    /// count as nothing. The ellipsis stands outside all isolates, where the text would have gone on. Linear in the text.
    public func truncated(toCharacters count: Int, ellipsis: String = "\u{2026}") -> String {
        guard let (end, closers) = cut(afterCharacters: count) else { return self }
        return self[..<end] + closers + ellipsis
    }

    /// Where the text is cut after so many characters that can be seen, and what closes what is open there; nil where
    /// there are no more of them.
    package func cut(afterCharacters count: Int) -> (end: Index, closers: String)? {
        var visible = 0
        var open = OpenControls()
        var index = startIndex
        // Closers right at the cut still belong to what is kept.
        while index < endIndex {
            let character = self[index]
            if let control = character.bidiControl {
                if visible >= count, !control.isCloser { break }
                open.apply(control, at: index)
            } else {
                if visible >= count { break }
                if !character.isJoiner { visible += 1 }
            }
            formIndex(after: &index)
        }
        guard self[index...].contains(where: { $0.bidiControl == nil && !$0.isJoiner }) else { return nil }
        return (index, open.closers)
    }
}

extension BidiControl {
    fileprivate var isCloser: Bool { self == .popDirectionalIsolate || self == .popDirectionalFormatting }
}

extension Character {
    /// The control that the character is; they are clusters of their own.
    fileprivate var bidiControl: BidiControl? { unicodeScalars.first.flatMap(BidiControl.init) }

    /// ZWJ or ZWNJ without a letter before it.
    fileprivate var isJoiner: Bool { unicodeScalars.allSatisfy { $0 == "\u{200C}" || $0 == "\u{200D}" } }
}
