internal import ICUBridge

/// The template that a style has found, so that it looks for it once. No part of the style's value: all are equal.
struct HeldTemplate<Template: AnyObject & Sendable>: Hashable, Sendable {
    private let reference = OnceReference<Template>()

    /// A text by the template; nil where there is none yet or it does not cover the value.
    @inline(__always)
    func text(_ write: (Template) -> String?, find: () -> Template?) -> String? {
        if let text = reference.withValue(write) { return text }
        return find().flatMap { write(reference.setIfUnset($0)) }
    }

    static func == (left: Self, right: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension HeldTemplate<NumericTemplate> {
    /// The number by the template; nil where the plain path has to write it.
    @inline(__always)
    func text(_ number: ScaledInteger?, _ isolation: Isolation, formatter: () -> NumericFormatter) -> String? {
        guard let number else { return nil }
        return text {
            $0.text(number)
        } find: {
            formatter().learned(isolation)
        }
    }
}
