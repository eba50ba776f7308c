internal import BidiDiagnosis

/// What stands before and after a value in a message.
struct Surroundings: CustomStringConvertible {
    let before: String
    let after: String

    var description: String {
        before.isEmpty && after.isEmpty
            ? ", alone" : " between \(AsciiLiteral.of(before)) and \(AsciiLiteral.of(after))"
    }

    /// Words, digits, letters, brackets and signs of both directions.
    static let all: [Surroundings] = [
        ("", ""), ("Total ", " today"), ("المجموع ", " اليوم"), ("סך ", " היום"), ("5 ", " 7"), ("٥ ", " ٧"),
        ("(", ")"), ("- ", " -"), ("المجموع ", " OK"), ("OK ", " المجموع"), ("a", "b"), ("ب", "ب"), ("#", "%"),
        ("1", "2"),
    ].map { Surroundings(before: $0.0, after: $0.1) }
}
