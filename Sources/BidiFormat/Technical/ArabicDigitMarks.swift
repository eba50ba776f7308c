internal import BidiText

/// LRM after Arabic-Indic digits in left-to-right text (`rules.md`, section 3).
///
/// These digits are of class AN, which acts like a right-to-left letter on the neutrals between two numbers (rule N1),
/// also in a left-to-right isolate. A single character of class CS between two digits is part of one number (rule W4).
enum ArabicDigitMarks {
    /// The parts with an LRM after each run of digits that is followed by anything but a single separator and a digit.
    ///
    /// What stands inside isolates is left as it is. Linear in the text.
    static func inserted(into parts: [FormattedPart]) -> [FormattedPart] {
        guard parts.contains(where: { DirectionalContents(of: $0.text).hasArabicNumber }) else { return parts }
        var result: [FormattedPart] = []
        var depth = 0
        for (index, part) in parts.enumerated() {
            if let control = part.text.unicodeScalars.first.flatMap(BidiControl.init) {
                if control.isIsolateInitiator { depth += 1 }
                if control == .popDirectionalIsolate { depth = max(0, depth - 1) }
            }
            guard depth == 0, part.kind != .control else {
                result.append(part)
                continue
            }
            let following = parts[(index + 1)...].prefix(2).reduce(into: "") { $0 += $1.text }
            result += marked(part, followedBy: following.unicodeScalars.prefix(2))
        }
        return result
    }

    private static func marked(
        _ part: FormattedPart, followedBy following: Substring.UnicodeScalarView
    ) -> [FormattedPart] {
        let scalars = Array(part.text.unicodeScalars)
        let context = scalars + following
        var result: [FormattedPart] = []
        var start = 0
        for index in scalars.indices where BidiClass(scalars[index]) == .arabicNumber {
            guard needsMark(context, after: index) else { continue }
            result.append(FormattedPart(part.kind, String(String.UnicodeScalarView(scalars[start...index]))))
            result.append(.control(BidiControl.leftToRightMark.text))
            start = index + 1
        }
        if start < scalars.count {
            result.append(FormattedPart(part.kind, String(String.UnicodeScalarView(scalars[start...]))))
        }
        return result
    }

    private static func needsMark(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
        guard index + 1 < scalars.count else { return false }
        let next = scalars[index + 1]
        switch BidiClass(next) {
        case .arabicNumber, .nonspacingMark: return false
        case .commonSeparator: return index + 2 >= scalars.count || BidiClass(scalars[index + 2]) != .arabicNumber
        default: return next != BidiControl.leftToRightMark.scalar
        }
    }
}
