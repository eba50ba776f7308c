internal import BidiText
internal import ICUBridge

/// The direction of a date or time and the isolation of its pieces.
///
/// CLDR's pattern gives the order of the fields; they are seen in that order, read in the language's direction. What
/// must not fall apart on the way is one piece:
///
/// 1. **Numbers joined by separators without a space** (`5.3.2024`, `2024-01-05`, `21:05:09`) run left to right as
///    one piece, whatever the digits and the separator are. Digits of class R run right to left, and so do the numeric
///    dates of a language whose CLDR pattern for them holds RLM or ALM (Arabic: day on the right), in all its
///    patterns.
/// 2. **A time, date or zone whose words are Latin** in a right-to-left language (`9:05 PM`,
///    `AP ۱۴۰۲ Esfand ۱۵`) is one left-to-right piece; a value that is nothing else runs left to right as a whole.
/// 3. Any other word or number is a piece of its own, in an isolate where its letters or digits are of the other
///    direction. Era, month and weekday never move past a number.
///
/// UAX #9 alone keeps a piece together where its separators are single ones of class CS (rule W4); elsewhere an isolate
/// is written, with an LRM after Arabic-Indic digits that a separator of another class follows.
struct DateLayout {
    let language: LanguageTag

    func arrange(_ parts: [FormattedPart]) -> FormattedText {
        let (content, direction) = arranged(parts, latin: DateGroup.latinTopics(in: parts))
        return FormattedText(content, direction: direction, numberingSystem: language.numberingSystem)
    }

    /// The content of a value or of one end of a range, and the direction it runs in. `latin` says which topics have
    /// Latin words alone, in the whole range.
    func arranged(
        _ parts: [FormattedPart], latin: Set<DateGroup.Topic>
    ) -> (content: [FormattedPart], direction: WritingDirection) {
        let groups = DateGroup.groups(of: parts)
        let isLatinAlone =
            language.baseDirection == .rightToLeft && groups.count == 1 && groups[0].isLatin(among: latin)
        let direction = isLatinAlone ? .leftToRight : language.baseDirection
        return (content(parts, in: direction, latin: latin), direction)
    }

    /// The parts as they have to be written where the surroundings run in a direction.
    func content(
        _ parts: [FormattedPart], in direction: WritingDirection, latin: Set<DateGroup.Topic>
    ) -> [FormattedPart] {
        let runsRightToLeft = language.hasRightToLeftNumericDates
        func content(_ parts: [FormattedPart], _ direction: WritingDirection) -> [FormattedPart] {
            DatePiece.pieces(of: parts).flatMap { $0.content(in: direction, datesRunRightToLeft: runsRightToLeft) }
        }
        guard direction == .rightToLeft, language.baseDirection == .rightToLeft else {
            return content(parts, direction)
        }
        return DateGroup.groups(of: parts).flatMap { group in
            group.isLatin(among: latin)
                ? content(group.parts, .leftToRight).isolated(.leftToRight) : content(group.parts, direction)
        }
    }
}

extension LanguageTag {
    /// Whether CLDR's numeric date of the language is marked to be read from right to left.
    var hasRightToLeftNumericDates: Bool {
        guard baseDirection == .rightToLeft else { return false }
        do {
            return try Self.numericDates.value(for: icuIdentifier) { () throws(ICUError) in
                let pattern = try ICUPatternGenerator.bestPattern(for: "yMd", locale: icuIdentifier)
                return pattern.unicodeScalars.contains(where: DateGroup.isRightToLeftMark)
            }
        } catch {
            preconditionFailure("ICU has no pattern of dates for \(identifier): \(error)")
        }
    }

    private static let numericDates = FormatterCache<String, Bool>(limit: 256)
}
