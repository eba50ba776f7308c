internal import BidiText

/// A property that does not hold for an input.
public struct Violation: Error, Hashable, CustomStringConvertible {
    /// What should have been, and what was; invisible characters escaped.
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Throws what a property says where it does not hold.
func expect(_ holds: Bool, _ property: @autoclosure () -> String) throws(Violation) {
    guard !holds else { return }
    throw Violation(String(property().unicodeScalars.flatMap { $0.escaped() }))
}
