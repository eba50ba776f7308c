/// Limits that UAX #9 sets.
enum BidiLimit {
    /// BD16: with more open brackets than this at one time, a sequence has no pairs.
    static let openBrackets = 63
}
