import Testing

/// Keeps itself alive.
private final class Cycle {
    private var next: Cycle?

    init() { next = self }
}

@Test func leaks() {
    for _ in 1...100 { _ = Cycle() }
}
