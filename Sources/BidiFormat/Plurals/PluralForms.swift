/// The words for a count in one language, one message for each plural category that the language has.
///
/// Complete by construction: nothing falls back to another form.
public struct PluralForms: Sendable {
    /// The language whose words these are.
    public var language: LanguageTag { rules.language }

    private let rules: PluralRules
    private let forms: [PluralCategory: BidiString]

    /// Throws ``BidiFormatError`` with code `bad-value` where a category of the language is missing: Arabic has six,
    /// Hebrew three, Persian and Urdu two.
    public init(
        for language: LanguageTag, _ forms: [PluralCategory: BidiString], type: PluralRules.Kind = .cardinal
    ) throws(BidiFormatError) {
        rules = PluralRules(for: language, type)
        let missing = rules.categories.filter { forms[$0] == nil }
        guard missing.isEmpty else {
            let names = missing.map(\.rawValue).joined(separator: ", ")
            let all = rules.categories.map(\.rawValue).joined(separator: ", ")
            throw BidiFormatError(
                .badValue, "plural forms for \(language) lack \(names); the language has \(all)")
        }
        self.forms = forms
    }

    /// The form for a number that is shown with these options.
    public func form(for number: ExactDecimal, _ options: NumberOptions = NumberOptions()) -> BidiString {
        guard let form = forms[rules.category(of: number, options)] else {
            preconditionFailure("ICU selects a plural category for \(language) that it does not list")
        }
        return form
    }
}

extension BidiString.StringInterpolation {
    /// The form for a count; its pieces become pieces of this message.
    public mutating func appendInterpolation(_ count: some BinaryInteger, plural forms: PluralForms) {
        appendInterpolation(forms.form(for: ExactDecimal(count)))
    }

    /// The form for a number that is shown with these options: `1.0` is not `one` in English.
    public mutating func appendInterpolation(
        _ number: ExactDecimal, plural forms: PluralForms, as options: NumberOptions = NumberOptions()
    ) {
        appendInterpolation(forms.form(for: number, options))
    }

    /// The form for a count, written in a language: `try "\(n, plural: [.one: "…", .other: "…"], in: english)"`.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value` where a category of the language is missing.
    public mutating func appendInterpolation(
        _ count: some BinaryInteger, plural forms: [PluralCategory: BidiString], in language: LanguageTag
    ) throws(BidiFormatError) {
        appendInterpolation(count, plural: try PluralForms(for: language, forms))
    }
}
