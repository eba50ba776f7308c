#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension BidiString {
    /// Collects the pieces of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        /// Free text: a name, a title, a brand. Contained, in the direction of its first strong character, the
        /// message's where it has none.
        public mutating func appendInterpolation(_ text: some StringProtocol) {
            let text = String(text)
            pieces.append(.value { FormattedText(freeText: text, fallback: $0.baseDirection) })
        }

        /// A value that is formatted already; the message decides about its isolate.
        public mutating func appendInterpolation(_ text: FormattedText) { pieces.append(.value { _ in text }) }

        /// Another message: its pieces become pieces of this one.
        public mutating func appendInterpolation(_ message: BidiString) { pieces += message.pieces }

        /// The app's own words, taken as they are: nothing is contained or isolated.
        public mutating func appendInterpolation(verbatim text: String) { appendLiteral(text) }

        /// A value in a style that has a language of its own.
        public mutating func appendInterpolation<Style: BidiFormatStyle>(
            _ value: Style.FormatInput, format style: Style
        ) {
            append(style.options.formattedText(value, in: style.language))
        }

        /// A value in the message's language.
        public mutating func appendInterpolation<Options: BidiFormatOptions>(
            _ value: Options.FormatInput, format options: Options
        ) where Options.FormatInput: Sendable {
            pieces.append(.value { options.formattedText(value, in: $0.language(for: Options.valueKind)) })
        }

        private mutating func append(_ text: FormattedText) { pieces.append(.value { _ in text }) }
    }
}

// Numeric styles take Decimal; these take every integer and floating-point type, exact.
extension BidiString.StringInterpolation {
    /// An integer in a style that has a language of its own.
    public mutating func appendInterpolation<Style: BidiFormatStyle>(_ value: some BinaryInteger, format style: Style)
    where Style.Options: NumericFormatOptions {
        append(style.options.formattedText(exactly: ExactDecimal(value), in: style.language))
    }

    /// A floating-point number in a style that has a language of its own.
    public mutating func appendInterpolation<Style: BidiFormatStyle>(
        _ value: some BinaryFloatingPoint, format style: Style
    ) where Style.Options: NumericFormatOptions {
        append(style.options.formattedText(exactly: ExactDecimal(value), in: style.language))
    }

    /// An integer in the message's language.
    public mutating func appendInterpolation<Options: NumericFormatOptions>(
        _ value: some BinaryInteger, format options: Options
    ) {
        let number = ExactDecimal(value)
        pieces.append(.value { options.formattedText(exactly: number, in: $0.language(for: Options.valueKind)) })
    }

    /// A floating-point number in the message's language.
    public mutating func appendInterpolation<Options: NumericFormatOptions>(
        _ value: some BinaryFloatingPoint, format options: Options
    ) {
        let number = ExactDecimal(value)
        pieces.append(.value { options.formattedText(exactly: number, in: $0.language(for: Options.valueKind)) })
    }
}
