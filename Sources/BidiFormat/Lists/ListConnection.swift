/// What the words between the items of a list say (CLDR, "List Patterns").
public enum ListConnection: String, Hashable, Codable, Sendable, CaseIterable {
    /// All of them: `a, b, and c`.
    case and
    /// One of them: `a, b, or c`.
    case or
    /// Parts of one measure: `3 ft, 7 in`.
    case units
}

/// How much the words between the items of a list are shortened.
public enum ListWidth: String, Hashable, Codable, Sendable, CaseIterable {
    case wide, short, narrow
}
