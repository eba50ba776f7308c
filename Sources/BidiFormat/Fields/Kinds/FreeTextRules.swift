internal import BidiText

/// Prose of any language.
struct FreeTextRules: TextFieldRules {
    var direction: TextFieldDirection { .natural }

    func accepts(_ scalar: Unicode.Scalar) -> Bool { true }

    /// Without the 12 controls and BOM alone: ZWNJ and ZWJ are spelling, ZWSP and SHY say where words may break.
    func cleaned(_ text: String) -> String {
        FieldText.mapping(text) { BidiControl($0) == nil && $0 != "\u{FEFF}" ? $0 : nil }
    }

    func value(of text: String) throws(BidiParseError) -> String { FieldText.trimmed(text) }
}
