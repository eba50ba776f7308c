/// Random numbers that an input decides: each takes a byte for what matters most, so that a fuzzer can steer it.
///
/// When the bytes are used up, the numbers go on: a generator that gives zero for ever never ends a draw.
struct InputRandom: RandomNumberGenerator {
    private var reader: InputReader
    private var rest = SplitMix64(seed: 2024)

    init(_ reader: InputReader) { self.reader = reader }

    mutating func next() -> UInt64 {
        let number = rest.next()
        return reader.isAtEnd ? number : UInt64(reader.byte()) << 56 | number >> 8
    }
}
