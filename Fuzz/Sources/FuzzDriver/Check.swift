public import Properties

/// Checks one input; a violation ends the process, so that the fuzzer keeps the input.
public func check(
    _ target: FuzzTarget, _ input: UnsafeBufferPointer<UInt8>, against opinion: SecondOpinion? = nil
) -> CInt {
    do {
        try target.check(Array(input), against: opinion)
        return 0
    } catch {
        fatalError("\(target.rawValue): \(error)")
    }
}
