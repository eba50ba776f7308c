internal import BidiText

/// The direction of a date or time and the isolation of its pieces.
///
/// CLDR's pattern gives the order of the fields; they are seen in that order, read in the language's direction. What
/// must not fall apart on the way is one piece:
///
/// 1. **Numbers joined by separators without a space** (`5.3.2024`, `2024-01-05`, `21:05:09`) run left to right as one
///    piece, whatever the digits and the separator are. Where CLDR writes RLM or ALM beside the separators (Arabic
///    `d‏/M‏/y`), or the digits are of class R, they run right to left: day on the right.
/// 2. **A time, date or zone whose words are Latin** in a right-to-left language (`9:05 PM`, `AP ۱۴۰۲ Esfand ۱۵`) is one
///    left-to-right piece; a value that is nothing else runs left to right as a whole.
/// 3. Any other word or number is a piece of its own, in an isolate where its letters or digits are of the other
///    direction. Era, month and weekday never move past a number.
///
/// UAX #9 alone keeps a piece together where its separators are single ones of class CS (rule W4); elsewhere an isolate
/// is written, with an LRM after Arabic-Indic digits that a separator of another class follows.
struct DateLayout {
    let language: LanguageTag

    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        let (content, direction) = arranged(parts)
        return FormattedText(content, direction: direction, numberingSystem: language.numberingSystem)
    }

    /// The content of a value or of one end of a range, and the direction it runs in.
    func arranged(_ parts: [FormattedPart]) -> (content: [FormattedPart], direction: WritingDirection) {
        let isLatinAlone =
            language.baseDirection == .rightToLeft && DateGroup.groups(of: parts).count == 1
            && DateGroup.isLatin(parts)
        let direction = isLatinAlone ? .leftToRight : language.baseDirection
        return (content(parts, in: direction), direction)
    }

    /// The parts as they have to be written where the surroundings run in a direction.
    func content(_ parts: [FormattedPart], in direction: WritingDirection) -> [FormattedPart] {
        guard direction == .rightToLeft, language.baseDirection == .rightToLeft else {
            return DatePiece.pieces(of: parts).flatMap { $0.content(in: direction) }
        }
        return DateGroup.groups(of: parts).flatMap { group in
            let isLatin = group.isGroup && DateGroup.isLatin(group.parts)
            let inner: WritingDirection = isLatin ? .leftToRight : direction
            let content = DatePiece.pieces(of: group.parts).flatMap { $0.content(in: inner) }
            return isLatin ? content.isolated(inner) : content
        }
    }
}

/// The fields of a date, of a time, or of a zone with what stands between them; or what stands between two groups.
struct DateGroup {
    private(set) var parts: [FormattedPart]
    /// Whether the parts are fields, not what stands between groups.
    let isGroup: Bool

    private enum Topic { case date, time, zone, words }

    /// Joined they are all parts. Literals belong to a group only between two of its fields.
    static func groups(of parts: [FormattedPart]) -> [DateGroup] {
        var groups: [DateGroup] = []
        var topic: Topic?
        var between: [FormattedPart] = []
        for part in parts {
            guard let next = Self.topic(of: part.kind) else {
                between.append(part)
                continue
            }
            if next == topic {
                groups[groups.count - 1].parts += between + [part]
            } else {
                if !between.isEmpty { groups.append(DateGroup(parts: between, isGroup: false)) }
                groups.append(DateGroup(parts: [part], isGroup: true))
            }
            between = []
            topic = next
        }
        if !between.isEmpty { groups.append(DateGroup(parts: between, isGroup: false)) }
        // A value of words and numbers alone ("in 5 minutes") has no fields to tell apart.
        return topic == .words ? [DateGroup(parts: parts, isGroup: true)] : groups
    }

    /// Whether a group of a right-to-left language has words, all of them Latin.
    static func isLatin(_ parts: [FormattedPart]) -> Bool {
        let contents = parts.reduce(into: DirectionalContents()) { $0.formUnion(DirectionalContents(of: $1.text)) }
        let isRightToLeft =
            contents.hasRightToLeftLetter
            || parts.contains { $0.kind == .control && $0.text.unicodeScalars.contains(where: Self.isRightToLeftMark) }
        return contents.hasLeftToRightLetter && !isRightToLeft
    }

    static func isRightToLeftMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == BidiControl.rightToLeftMark.scalar || scalar == BidiControl.arabicLetterMark.scalar
    }

    private static func topic(of kind: FormattedPart.Kind) -> Topic? {
        switch kind {
        case .era, .year, .quarter, .month, .week, .day, .weekday: .date
        case .hour, .minute, .second, .fractionalSecond, .dayPeriod: .time
        case .timeZone: .zone
        case .integer, .fraction: .words
        default: nil
        }
    }
}

extension [FormattedPart] {
    /// The parts in an isolate whose controls belong to the same end of a range.
    func isolated(_ direction: WritingDirection) -> [FormattedPart] {
        let source = first?.source
        return [FormattedPart(.control, DirectionalIsolate(direction).initiator.text, source: source)] + self
            + [FormattedPart(.control, BidiControl.popDirectionalIsolate.text, source: source)]
    }
}
