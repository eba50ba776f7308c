internal import Synchronization

/// What a ``NumericFormatter`` has learned, one template for each policy of isolation.
///
/// Learning costs some dozens of values, so it waits until the formatter has been asked for as many.
final class LearnedTemplates: Sendable {
    /// The outcome of learning: a template, or that there is none.
    final class Outcome: Sendable {
        let template: NumericTemplate?

        init(_ template: NumericTemplate?) { self.template = template }
    }

    private let requests = Atomic<Int>(0)
    private let automatic = AtomicLazyReference<Outcome>()
    private let isolates = AtomicLazyReference<Outcome>()
    private let none = AtomicLazyReference<Outcome>()

    private static let patience = 32

    /// The outcome for a policy; nil as long as learning would not pay.
    func outcome(_ isolation: Isolation, learn: () -> NumericTemplate?) -> Outcome? {
        if let known = load(isolation) { return known }
        guard requests.add(1, ordering: .relaxed).newValue > Self.patience else { return nil }
        // Two threads may learn the same; the first to arrive is kept.
        return store(Outcome(learn()), isolation)
    }

    private func load(_ isolation: Isolation) -> Outcome? {
        switch isolation {
        case .automatic: automatic.load()
        case .isolates: isolates.load()
        case .none: none.load()
        }
    }

    private func store(_ outcome: Outcome, _ isolation: Isolation) -> Outcome {
        switch isolation {
        case .automatic: automatic.storeIfNil(outcome)
        case .isolates: isolates.storeIfNil(outcome)
        case .none: none.storeIfNil(outcome)
        }
    }
}
