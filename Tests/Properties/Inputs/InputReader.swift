/// Takes choices from the bytes of an input; when they are used up, every choice is the first one.
struct InputReader {
    private var rest: ArraySlice<UInt8>

    init(_ input: [UInt8]) { rest = input[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// One of a few values.
    mutating func choice<Value>(of values: [Value]) -> Value { values[Int(byte()) % values.count] }

    /// Whether something with this chance, in 256ths, is the case.
    mutating func isCase(_ chance: UInt8) -> Bool { byte() < chance && chance > 0 }

    /// Characters of an alphabet, at most so many.
    mutating func text(of alphabet: [Unicode.Scalar], atMost count: Int) -> String {
        let length = Int(byte()) % (count + 1)
        return String(String.UnicodeScalarView((0..<length).map { _ in choice(of: alphabet) }))
    }
}
