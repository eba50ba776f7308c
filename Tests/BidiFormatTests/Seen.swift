import BidiFormat
import BidiText

/// What is seen of a text from left to right, all spaces equal.
enum Seen {
    /// In a left-to-right and in a right-to-left paragraph, one line where both are the same; for a left-to-right
    /// language, whose values stand bare in its messages, in a left-to-right one.
    static func of(_ text: String, in language: LanguageTag) -> String {
        let seen = [BaseDirection.leftToRight, .rightToLeft].map { withPlainSpaces(text.visualText(base: $0)) }
        let isAlike = seen[0] == seen[1] || language.baseDirection == .leftToRight
        return isAlike ? seen[0] : "\(seen[0]) in LTR, \(seen[1]) in RTL"
    }

    /// U+00A0, U+202F and U+2009 as U+0020.
    static func withPlainSpaces(_ text: String) -> String {
        let spaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2009}"]
        return String(String.UnicodeScalarView(text.unicodeScalars.map { spaces.contains($0) ? " " : $0 }))
    }

    /// Without the twelve controls.
    static func withoutControls(_ text: some StringProtocol) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { BidiControl($0) == nil }))
    }
}
