/// The plural categories of CLDR (UTS #35, part 3, "Language Plural Rules").
public enum PluralCategory: String, Hashable, Codable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}
