internal import ICUBridge

/// The template that a style has found, so that it looks for it once. No part of the style's value: all are equal.
struct HeldTemplate: Hashable, Sendable {
    private let reference = OnceReference<NumericTemplate>()

    /// The number by the template; nil where the plain path has to write it.
    @inline(__always)
    func text(_ number: ScaledInteger?, _ isolation: Isolation, formatter: () -> NumericFormatter) -> String? {
        guard let number else { return nil }
        if let template = reference.value { return template.text(number) }
        guard let learned = formatter().learned(isolation) else { return nil }
        return reference.setIfUnset(learned).text(number)
    }

    static func == (left: HeldTemplate, right: HeldTemplate) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
