internal import BidiText

/// Text as it is shown to people: what cannot be seen is named, as in `<U+2068 FSI>`.
package struct EscapedText: CustomStringConvertible {
    private let text: String

    package init(_ text: some StringProtocol) { self.text = String(text) }

    package var description: String {
        var shown = ""
        for scalar in text.unicodeScalars {
            if InvisibleName.isInvisible(scalar) {
                shown += Self.name(scalar)
            } else if scalar.properties.isGraphemeExtend, shown.unicodeScalars.last.map({ $0 == ">" }) ?? true {
                // A mark without a base would sit on the name before it.
                shown.unicodeScalars.append("\u{25CC}")
                shown.unicodeScalars.append(scalar)
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// `<U+2068 FSI>`, or `<U+E000>` where there is no short name.
    package static func name(_ scalar: Unicode.Scalar) -> String {
        "<\(codePoint(scalar))\(InvisibleName.of(scalar).map { " \($0)" } ?? "")>"
    }

    /// `U+0645`.
    package static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
