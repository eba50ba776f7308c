extension BidiFinding {
    /// What is seen, why, and what to do, in plain words. Invisible characters are named.
    public var message: String { "\(rule.rawValue): \(excerpt) \(seen)" }
}
