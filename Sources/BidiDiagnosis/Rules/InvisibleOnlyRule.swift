internal import BidiText

/// A text that passes as filled in although nothing of it can be seen.
enum InvisibleOnlyRule {
    /// The fault of a whole text, nil where something can be seen, and for plain white space.
    static func fault(in text: String) -> Fault? {
        var count = 0
        var holdsInvisible = false
        var edits: [TextEdit] = []
        for scalar in text.unicodeScalars {
            guard !isVisible(scalar) else { return nil }
            if !scalar.properties.isWhitespace { holdsInvisible = true }
            if BidiControl(scalar) != nil { edits.append(.delete(at: count)) }
            count += 1
        }
        guard holdsInvisible else { return nil }
        return Fault(rule: .invisibleOnly, severity: .warning, range: 0..<count, edits: edits)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint { return false }
        return scalar.properties.generalCategory != .control
    }
}
