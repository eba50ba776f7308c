internal import BidiText
internal import ICUBridge

/// Types the parts of a value in mixed units, of which ICU names the last number only (`5 ft, 6 in`).
enum MixedUnitParts {
    /// The parts with the digits, signs and words inside literals as parts of their own.
    static func typed(_ parts: [FormattedPart]) -> [FormattedPart] {
        parts.flatMap { $0.kind == .literal ? split($0) : [$0] }
    }

    private static func split(_ literal: FormattedPart) -> [FormattedPart] {
        let scalars = Array(literal.text.unicodeScalars)
        var result: [FormattedPart] = []
        for (index, scalar) in scalars.enumerated() {
            let kind = kind(at: index, in: scalars)
            if let last = result.last, last.kind == kind {
                result[result.count - 1].text.unicodeScalars.append(scalar)
            } else {
                result.append(FormattedPart(kind, String(Character(scalar)), source: literal.source))
            }
        }
        return result
    }

    private static func kind(at index: Int, in scalars: [Unicode.Scalar]) -> FormattedPart.Kind {
        let scalar = scalars[index]
        if isDigit(scalar) { return .integer }
        let isBetweenDigits =
            index > 0 && index + 1 < scalars.count && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
        switch scalar {
        case "+": return .plusSign
        case "-", "\u{2212}": return .minusSign
        case _ where isBetweenDigits: return .group
        case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .otherPunctuation:
            return .literal
        default: return .unit
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ICUCharacter.decimalDigit(scalar) != nil }
}
