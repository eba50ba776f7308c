extension Unicode.Scalar {
    /// The scalar as text that cannot disturb what it is printed into: `\u{202E}` for the 12 controls, other invisible
    /// and control characters; as it is otherwise. With `asASCII`, everything outside ASCII is escaped.
    package func escaped(asASCII: Bool = false) -> String {
        let isVisible: Bool =
            switch properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
            case .spaceSeparator: self == " "
            default: true
            }
        if isVisible, isASCII || !asASCII { return String(Character(self)) }
        let hex = String(value, radix: 16, uppercase: true)
        return "\\u{" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "}"
    }
}
