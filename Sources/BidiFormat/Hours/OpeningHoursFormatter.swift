internal import BidiText
internal import ICUBridge

/// Writes opening hours in one language: a line for each group of days.
struct OpeningHoursFormatter {
    let language: LanguageTag
    let options: OpeningHoursFormatStyle.Options

    func lines(_ hours: OpeningHours) -> [FormattedText] {
        hours.groups(from: language.firstWeekday).compactMap { group in
            guard let times = times(of: group) else { return nil }
            let days = days(of: group)
            let content = days.embedded(in: language.baseDirection) + [FormattedPart(.literal, ": ")] + times
            return text(content)
        }
    }

    /// All lines in one, between semicolons as the language writes them.
    func joined(_ lines: [FormattedText]) -> FormattedText {
        let separator = FormattedPart(.literal, language.usesArabicSemicolon ? "\u{061B} " : "; ")
        var content: [FormattedPart] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { content.append(separator) }
            content += line.content
        }
        return text(content)
    }

    private func text(_ content: [FormattedPart]) -> FormattedText {
        FormattedText(
            content, direction: language.baseDirection, numberingSystem: language.numberingSystem)
    }

    /// Nil for a closed day that is left out.
    private func times(of group: OpeningHours.Group) -> [FormattedPart]? {
        guard group.spans.isEmpty else {
            let style = TimeRangeFormatStyle.Options(
                skeleton: options.skeleton, order: options.order, display: options.display)
            let items = group.spans.map { style.formattedText($0, in: language) }
            return items.count == 1
                ? items[0].embedded(in: language.baseDirection)
                : ValueList(language: language, kind: .and, width: .wide).content(items)
        }
        switch options.closedDays {
        case .omitted: return nil
        case .word(let word):
            return FormattedText(freeText: word, fallback: language.baseDirection)
                .embedded(in: language.baseDirection)
        }
    }

    /// One day's name, or the first and the last one's as a range.
    private func days(of group: OpeningHours.Group) -> FormattedText {
        // 3 March 2024 is a Sunday; all days of the group are in one Gregorian month.
        let first = Self.sunday + Double(group.days[0].index) * Self.day
        let fields = FieldSet.skeleton(options.weekdayWidth.skeleton)
        var display = options.display
        display.calendar = .gregorian
        guard group.days.count > 1 else {
            return DateTimeFormatter.shared(fields, display, in: language).formattedText(first, display.spaces)
        }
        let parts = IntervalFormatter.shared(fields, display, in: language)
            .parts(fromWall: first, toWall: first + Double(group.days.count - 1) * Self.day)
        return RangeLayout(language: language, order: options.order).arrange(display.spaces.applied(to: parts))
    }

    private static let day = 86_400_000.0
    private static let sunday = 19_785 * day
}

extension LanguageTag {
    /// The first day of a week (`-u-fw-`, or the region's).
    ///
    /// ICU's C function `ucal_getAttribute`.
    public var firstWeekday: Weekday {
        guard let number = try? ICUCalendars.firstWeekday(locale: icuIdentifier),
            let day = Weekday.allCases.first(where: { $0.index == number - 1 })
        else {
            preconditionFailure("ICU has no week for \(identifier)")
        }
        return day
    }

    /// Whether U+061B is among the language's punctuation.
    fileprivate var usesArabicSemicolon: Bool {
        do {
            return try Self.semicolons.value(for: icuIdentifier) { () throws(ICUError) in
                try ICUResources.isPunctuation("\u{061B}", locale: icuIdentifier)
            }
        } catch {
            preconditionFailure("ICU has no punctuation for \(identifier): \(error)")
        }
    }

    private static let semicolons = FormatterCache<String, Bool>(limit: 256)
}

extension OpeningHoursFormatStyle.WeekdayWidth {
    fileprivate var skeleton: String {
        switch self {
        case .long: "EEEE"
        case .short: "E"
        }
    }
}
