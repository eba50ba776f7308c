internal import Synchronization

/// The template that a style has found, so that it looks for it once. No part of the style's value: all are equal.
struct HeldTemplate: Hashable, Sendable {
    private final class Storage: Sendable {
        let outcome = AtomicLazyReference<LearnedTemplates.Outcome>()
    }

    private let storage = Storage()

    /// The number by the template; nil where the plain path has to write it.
    func text(_ number: ScaledInteger?, _ isolation: Isolation, formatter: () -> NumericFormatter) -> String? {
        guard let number, let outcome = outcome(isolation, formatter) else { return nil }
        return outcome.template?.text(number)
    }

    private func outcome(_ isolation: Isolation, _ formatter: () -> NumericFormatter) -> LearnedTemplates.Outcome? {
        if let held = storage.outcome.load() { return held }
        return formatter().learned(isolation).map { storage.outcome.storeIfNil($0) }
    }

    static func == (left: HeldTemplate, right: HeldTemplate) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
