/// What stands before and after a value in a message.
struct Neighbours: Hashable, Sendable, CustomStringConvertible {
    let before: String
    let after: String

    var description: String { "[\(before)…\(after)]" }

    init(_ before: String, _ after: String) {
        self.before = before
        self.after = after
    }

    /// Words, digits, letters, brackets and signs of both directions.
    static let all: [Neighbours] = [
        Neighbours("", ""),
        Neighbours("Total ", " today"),
        Neighbours("المجموع ", " اليوم"),
        Neighbours("סך ", " היום"),
        Neighbours("5 ", " 7"),
        Neighbours("٥ ", " ٧"),
        Neighbours("(", ")"),
        Neighbours("- ", " -"),
        Neighbours("المجموع ", " OK"),
        Neighbours("OK ", " المجموع"),
        Neighbours("a", "b"),
        Neighbours("ب", "ب"),
        Neighbours("#", "%"),
        Neighbours("1", "2"),
    ]
}
