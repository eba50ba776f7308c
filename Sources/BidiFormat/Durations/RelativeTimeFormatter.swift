internal import ICUBridge

/// A relative-time formatter of ICU's. Shared and cached.
final class RelativeTimeFormatter: Sendable {
    private let formatter: ICURelativeFormatter
    private let language: LanguageTag

    private struct Key: Hashable {
        let width: UnitWidth
        let language: LanguageTag
    }

    private static let cache = FormatterCache<Key, RelativeTimeFormatter>()

    static func shared(_ width: UnitWidth, in language: LanguageTag) -> RelativeTimeFormatter {
        do {
            return try cache.value(for: Key(width: width, language: language)) { () throws(ICUError) in
                try RelativeTimeFormatter(width, in: language)
            }
        } catch {
            preconditionFailure("ICU cannot format relative times for \(language): \(error)")
        }
    }

    private init(_ width: UnitWidth, in language: LanguageTag) throws(ICUError) {
        self.language = language
        let style: ICURelativeFormatter.Style =
            switch width {
            case .long: .long
            case .short: .short
            case .narrow: .narrow
            }
        formatter = try ICURelativeFormatter(style: style, locale: language.icuIdentifier)
    }

    func formattedText(_ time: RelativeTime, isNumeric: Bool, _ spaces: SpaceStyle) -> FormattedText {
        do {
            let value = try formatter.format(Double(time.count), time.unit.relative, isNumeric: isNumeric)
            return DateLayout(language: language).arrange(spaces.applied(to: FormattedParts.make(from: value)))
        } catch {
            preconditionFailure("ICU cannot format a relative time for \(language): \(error)")
        }
    }
}
