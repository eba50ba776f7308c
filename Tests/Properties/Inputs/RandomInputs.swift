/// A deterministic stream of inputs, so that a failure can be run again.
public struct RandomInputs: Sequence, IteratorProtocol {
    private var random: SplitMix64
    private let maximumLength: Int

    /// - Parameter seed: the same seed gives the same inputs.
    public init(seed: UInt64, maximumLength: Int = 64) {
        random = SplitMix64(seed: seed)
        self.maximumLength = maximumLength
    }

    public mutating func next() -> [UInt8]? {
        let length = Int(random.next() % UInt64(maximumLength + 1))
        return (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
}
