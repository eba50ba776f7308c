internal import BidiText

/// A piece of a formatted text: what it is and its characters.
public struct FormattedPart: Hashable, Codable, Sendable {
    /// What the piece is.
    public var kind: Kind
    public var text: String
    /// In a range: which end the piece belongs to, or both. Nil elsewhere.
    public var source: RangeSource?

    public init(_ kind: Kind, _ text: String, source: RangeSource? = nil) {
        self.kind = kind
        self.text = text
        self.source = source
    }

    /// The end of a range that a piece belongs to.
    public enum RangeSource: String, Hashable, Codable, Sendable {
        case start, end
        /// Written once for both ends.
        case shared
    }

    /// The kinds of pieces.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        // Numbers
        case integer, group, decimal, fraction
        case minusSign, plusSign, approximatelySign
        case percentSign, perMilleSign
        case exponentSymbol, exponentSign, exponent
        case compact, currency, unit
        // Dates and times
        case era, year, quarter, month, week, day, weekday, hour, minute, second, fractionalSecond, dayPeriod, timeZone
        // Identifiers
        case digits, separator, mask, extensionWord
        // Text
        /// Free text: a name, a title, a brand.
        case text
        /// A space in place of a separator that no isolate can hold.
        case replacement
        /// Words, punctuation and spaces of the pattern.
        case literal
        /// One or more of the 12 characters with the property Bidi_Control, or a ZWJ that keeps letters joined.
        case control
    }
}

extension FormattedPart {
    static func control(_ text: String) -> FormattedPart { FormattedPart(.control, text) }

    /// The text as parts of one kind, with the 12 controls in it as parts of their own.
    static func splittingControls(_ kind: Kind, _ text: String) -> [FormattedPart] {
        var parts: [FormattedPart] = []
        for scalar in text.unicodeScalars {
            let scalarKind = BidiControl(scalar) == nil ? kind : .control
            if let last = parts.last, last.kind == scalarKind {
                parts[parts.count - 1].text.unicodeScalars.append(scalar)
            } else {
                parts.append(FormattedPart(scalarKind, String(Character(scalar))))
            }
        }
        return parts
    }
}
