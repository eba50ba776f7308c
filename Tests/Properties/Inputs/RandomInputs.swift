/// A deterministic stream of inputs, so that a failure can be run again.
public struct RandomInputs: Sequence, IteratorProtocol {
    private var state: UInt64
    private let maximumLength: Int

    /// - Parameter seed: the same seed gives the same inputs.
    public init(seed: UInt64, maximumLength: Int = 64) {
        state = seed
        self.maximumLength = maximumLength
    }

    public mutating func next() -> [UInt8]? {
        let length = Int(random() % UInt64(maximumLength + 1))
        return (0..<length).map { _ in UInt8(truncatingIfNeeded: random()) }
    }

    /// SplitMix64.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
