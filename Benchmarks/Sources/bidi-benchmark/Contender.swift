/// One way to do a piece of work: its name and a pass over all its inputs, which returns bytes written.
struct Contender {
    let name: String
    let pass: () -> Int
}

/// A row of the table: contenders that do the same work, the yardstick first.
struct Row {
    let name: String
    /// How many inputs a pass has.
    let count: Int
    let contenders: [Contender]
}
