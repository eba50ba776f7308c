internal import ICUBridge
internal import Synchronization

/// The template of ranges of times that equal styles share.
///
/// Learning costs some values for every two hours, so it waits until the styles have been asked for some dozens.
final class LearnedTimeRanges: Sendable {
    private let requests = Atomic<Int>(0)
    private let learned = OnceReference<TimeRangeTemplate>()
    private let make: @Sendable () -> TimeRangeTemplate?

    private static let patience = 32

    private struct Key: Hashable {
        let options: TimeRangeFormatStyle.Options
        let language: LanguageTag
        let isolation: Isolation
    }

    private static let cache = FormatterCache<Key, LearnedTimeRanges>(limit: 32)

    static func shared(
        _ options: TimeRangeFormatStyle.Options, _ language: LanguageTag, _ isolation: Isolation
    ) -> LearnedTimeRanges {
        cache.value(for: Key(options: options, language: language, isolation: isolation)) {
            LearnedTimeRanges {
                TimeRangeTemplate(language.numberingSystem) { range in
                    options.formattedText(range, in: language).isolated(in: language.baseDirection, isolation).text
                }
            }
        }
    }

    private init(_ make: @escaping @Sendable () -> TimeRangeTemplate?) { self.make = make }

    /// Nil as long as learning would not pay, and where there is no template.
    func template() -> TimeRangeTemplate? {
        if let known = learned.value { return known }
        guard requests.add(1, ordering: .relaxed).newValue > Self.patience else { return nil }
        return make().map { learned.setIfUnset($0) }
    }
}
