internal import BidiText
internal import CFriBidi

/// FriBidi 1.0.8 as a second opinion on levels.
enum FriBidi {
    /// FriBidi's levels of one paragraph; nil where one of its known faults would answer.
    static func levels(of paragraph: [Unicode.Scalar], base: WritingDirection) -> [UInt8]? {
        guard !paragraph.isEmpty, !FriBidiFault.allCases.contains(where: { $0.isPossible(in: paragraph) }) else {
            return nil
        }
        let characters = paragraph.map(\.value)
        let count = FriBidiStrIndex(characters.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: characters.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
        var levels = [FriBidiLevel](repeating: 0, count: characters.count)
        fribidi_get_bidi_types(characters, count, &types)
        guard zip(types, paragraph).allSatisfy({ name(of: $0) == BidiClass($1).abbreviation }) else { return nil }
        fribidi_get_bracket_types(characters, count, types, &brackets)
        var direction = base == .leftToRight ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
        guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0 else { return nil }
        return levels.map { UInt8(bitPattern: $0) }
    }

    /// A class as the standard abbreviates it; where FriBidi has another, its Unicode is older than ICU's.
    private static func name(of type: FriBidiCharType) -> String? {
        let name = fribidi_get_bidi_type_name(type).map { String(cString: $0) }
        return switch name {
        case "LTR": "L"
        case "RTL": "R"
        case "BS": "B"
        case "SS": "S"
        default: name
        }
    }
}
