internal import ICUBridge

/// What each separator means in a language (`rules.md`, section 4, step 3).
///
/// `٫` is the decimal and `٬ ’ '` group in every language; the others have the role they have with the language's
/// chosen digits, else with Latin digits. Learnt from what ICU prints.
struct SeparatorRoles: Hashable, Sendable {
    enum Role: Hashable, Sendable { case decimal, group }

    private let roles: [Unicode.Scalar: Role]

    /// Every character that may stand between digits.
    static let separators: Set<Unicode.Scalar> = [".", ",", "٫", "٬", "،", "'", "’", "⹁", "·", " "]

    /// Separators that group and nothing else, in every language.
    static let groupOnly: Set<Unicode.Scalar> = ["٬", "'", "’", " "]

    private struct Key: Hashable {
        let language: LanguageTag
        let quantity: NumericQuantity
    }

    private static let cache = FormatterCache<Key, SeparatorRoles>(limit: 256)

    /// The roles in a language for a quantity: prices have separators of their own in some.
    static func shared(_ language: LanguageTag, quantity: NumericQuantity = .number) -> SeparatorRoles {
        cache.value(for: Key(language: language, quantity: quantity)) {
            SeparatorRoles(language: language, quantity: quantity)
        }
    }

    private init(language: LanguageTag, quantity: NumericQuantity) {
        var roles: [Unicode.Scalar: Role] = [:]
        if !Self.hasOtherHabits(language) {
            roles = Self.learn(language.numberingSystem(.latin), quantity)
        }
        roles.merge(Self.learn(language, quantity)) { _, chosen in chosen }
        for separator in Self.groupOnly { roles[separator] = .group }
        roles["٫"] = .decimal
        self.roles = roles
    }

    /// Nil for a separator that the language does not use.
    subscript(_ separator: Unicode.Scalar) -> Role? { roles[separator] }

    /// Whether a character may stand between digits: Cape Verde's currency sign does.
    func isSeparator(_ scalar: Unicode.Scalar) -> Bool { Self.separators.contains(scalar) || roles[scalar] != nil }

    private static func learn(_ language: LanguageTag, _ quantity: NumericQuantity) -> [Unicode.Scalar: Role] {
        var roles: [Unicode.Scalar: Role] = [:]
        // One fraction digit, also for currencies that have none.
        let options = NumberOptions(grouping: .always, precision: NumberPrecision(rule: .fraction(minimum: 1, maximum: 1)))
        let sample = NumericFormatter.shared(quantity, options, in: language)
            .formattedText(ExactDecimal(unchecked: "1234567.5"))
        for part in sample.content {
            guard let scalar = ReadableText(part.text).elements.first?.scalar else { continue }
            switch part.kind {
            case .group: roles[scalar] = .group
            case .decimal: roles[scalar] = .decimal
            default: break
            }
        }
        return roles
    }

    /// Pashto, Uzbek in Arabic script and Kashmiri: their Latin separators in CLDR are not what people type, so a text
    /// that needs them is refused unless Latin digits were asked for.
    private static func hasOtherHabits(_ language: LanguageTag) -> Bool {
        guard language.numberingSystem != .latin else { return false }
        return language.dataSource == "uz_Arab" || language.dataSource.hasPrefix("uz_Arab_")
            || ["ps", "ks"].contains(language.languageCode)
    }
}
