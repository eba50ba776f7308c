internal import ICUBridge
internal import Synchronization

/// What a ``NumericFormatter`` has learned, one template for each policy of isolation.
///
/// Learning costs some dozens of values, so it waits until the formatter has been asked for as many.
final class LearnedTemplates: Sendable {
    private let requests = Atomic<Int>(0)
    private let automatic = OnceReference<NumericTemplate>()
    private let isolates = OnceReference<NumericTemplate>()
    private let none = OnceReference<NumericTemplate>()

    private static let patience = 32

    /// The template for a policy, which covers nothing where there is none; nil as long as learning would not pay.
    func template(_ isolation: Isolation, learn: () -> NumericTemplate?) -> NumericTemplate? {
        let reference = reference(isolation)
        if let known = reference.value { return known }
        guard requests.add(1, ordering: .relaxed).newValue > Self.patience else { return nil }
        // Two threads may learn the same; the first to arrive is kept.
        return reference.setIfUnset(learn() ?? .coveringNothing)
    }

    private func reference(_ isolation: Isolation) -> OnceReference<NumericTemplate> {
        switch isolation {
        case .automatic: automatic
        case .isolates: isolates
        case .none: none
        }
    }
}
