/// Why ICU must not answer for a paragraph: what ICU 72 resolves against UAX #9, or in quadratic time.
///
/// A trigger that is found without need costs time alone, because the resolver is right for every text.
enum ResolverTrigger: Hashable, Sendable, CaseIterable {
    /// LRO or RLO: ICU lets them reach isolates (rule X6a) and pairs brackets that they made letters of (BD14).
    case override
    /// A combining mark after a closing bracket: ICU does not let it follow the bracket (last paragraph of rule N0).
    case markAfterBracket
    /// More than 63 open brackets: ICU goes on pairing them (BD16), in time that grows with their square.
    case openBrackets
    /// U+2329 or U+232A: ICU does not pair them with their canonical equivalents U+3008 and U+3009 (BD16).
    case equivalentBrackets

    /// The first trigger in the UTF-16 of one paragraph, nil for ordinary text. Linear in its length.
    static func find(in units: [UInt16]) -> ResolverTrigger? {
        guard TriggerSuspicion.isRaised(by: units.span) else { return nil }
        var scan = TriggerScan()
        return scan.firstTrigger(in: units.span)
    }
}
