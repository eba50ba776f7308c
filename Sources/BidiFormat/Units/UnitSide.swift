/// Puts the word of a unit in one piece behind its number.
///
/// CLDR's Hebrew patterns move the word for one alone (`ליטר 1`, `2 ליטר`), and where a unit is made of two they part
/// it (`ל׳ 1/100 ק״מ`, seen as a fraction). A value has one order for all sizes and each of its parts is one piece
/// (`rules.md`, section 5), so the word stands where the form `other` has it. The word itself stays as it is.
enum UnitSide {
    /// Whether the word, or the end of a parted one, stands behind the number in these parts.
    static func isAfterNumber(_ parts: [FormattedPart]) -> Bool {
        guard let number = parts.firstIndex(where: { $0.kind == .integer }) else { return false }
        return parts[number...].contains { $0.kind == .unit }
    }

    /// The parts of a value, or of a range whose ends may have a unit each.
    static func movingAfterNumber(_ parts: [FormattedPart]) -> [FormattedPart] {
        let isOfAnEnd = { (part: FormattedPart) in part.kind == .unit && (part.source == .start || part.source == .end)
        }
        guard parts.contains(where: isOfAnEnd),
            let endOfStart = parts.lastIndex(where: { $0.source == .start }),
            let startOfEnd = parts.firstIndex(where: { $0.source == .end }), endOfStart < startOfEnd
        else { return moving(parts[...]) }
        return moving(parts[...endOfStart]) + parts[(endOfStart + 1)..<startOfEnd] + moving(parts[startOfEnd...])
    }

    private static func moving(_ parts: ArraySlice<FormattedPart>) -> [FormattedPart] {
        guard let first = parts.firstIndex(where: { $0.kind == .unit }),
            let number = parts.firstIndex(where: { $0.kind == .integer }), first < number,
            let lastOfNumber = parts.lastIndex(where: { $0.kind != .literal && $0.kind != .unit })
        else { return Array(parts) }
        let second = parts[number...].firstIndex { $0.kind == .unit }
        var core = parts[(first + 1)..<(second ?? lastOfNumber + 1)]
        var gap: [FormattedPart] = []
        if let space = core.first, isSpace(space) {
            gap = [space]
            core.removeFirst()
        }
        var unit = parts[first]
        if let second {
            if let space = core.last, isSpace(space) {
                unit.text += space.text
                core.removeLast()
            }
            unit.text += parts[second].text
        }
        let rest = parts[(second.map { $0 + 1 } ?? lastOfNumber + 1)...]
        return parts[..<first] + core + gap + [unit] + rest
    }

    private static func isSpace(_ part: FormattedPart) -> Bool {
        part.kind == .literal && part.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
