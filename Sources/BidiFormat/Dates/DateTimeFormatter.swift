internal import BidiText
internal import ICUBridge

/// A date formatter of ICU's for one language, set of fields and zone. Shared and cached.
final class DateTimeFormatter: Sendable {
    private let formatter: ICUDateFormatter
    private let layout: DateLayout

    private struct Key: Hashable {
        let fields: FieldSet
        let language: LanguageTag
        let calendar: CalendarIdentifier?
        let hourCycle: HourCycle?
        let zone: TimeZoneIdentifier
    }

    private static let cache = FormatterCache<Key, DateTimeFormatter>()

    /// `zone` is UTC for local values, whose times are given as if their clock were UTC's.
    static func shared(
        _ fields: FieldSet, _ display: DateDisplay, in language: LanguageTag, zone: TimeZoneIdentifier = .utc
    ) -> DateTimeFormatter {
        let key = Key(
            fields: fields, language: language, calendar: display.calendar, hourCycle: display.hourCycle, zone: zone)
        do {
            return try cache.value(for: key) { () throws(ICUError) in
                try DateTimeFormatter(fields, display.applied(to: language), zone)
            }
        } catch {
            preconditionFailure("ICU cannot format dates for \(language): \(error)")
        }
    }

    private init(
        _ fields: FieldSet, _ language: LanguageTag, _ zone: TimeZoneIdentifier
    ) throws(ICUError) {
        layout = DateLayout(language: language)
        let locale = language.icuIdentifier
        let pattern = try fields.pattern(locale: locale, hasHourCycle: language.hourCycle != nil)
        switch fields {
        case .skeleton:
            formatter = try ICUDateFormatter(pattern: pattern, locale: locale, timeZone: zone.name)
        case .styles(let date, let time):
            formatter = try ICUDateFormatter(date: date?.icu, time: time?.icu, locale: locale, timeZone: zone.name)
            if language.hourCycle != nil { formatter.apply(pattern: pattern) }
        }
    }

    /// A time in milliseconds since 1970-01-01T00:00:00Z.
    func formattedText(_ milliseconds: Double, _ spaces: SpaceStyle) -> FormattedText {
        do {
            let parts = FormattedParts.make(from: try formatter.format(milliseconds))
            return layout.arrange(spaces.applied(to: parts))
        } catch {
            preconditionFailure("ICU cannot format a date for \(layout.language): \(error)")
        }
    }
}
