/// A message with values in it, kept as pieces until the language it is shown in is known.
///
/// ```swift
/// let line: BidiString = "المجموع \(249, format: .price(.aed))، \(shop, format: .phoneNumber)"
/// label.text = line.text(in: arabic)
/// ```
/// Direction, digits and isolation come from that language, so the same message may be shown in another one while the
/// program runs. What is interpolated is safe by default: a `String` is free text, contained and in its own direction;
/// a number needs a format, since its digits would be nobody's choice; `\(verbatim:)` opts out.
public struct BidiString: Sendable {
    var pieces: [Piece]

    /// What a message is made of.
    enum Piece: Sendable {
        /// The app's own words, taken as they are.
        case literal(String)
        /// A value, laid out for where the message is shown and not yet isolated.
        case value(@Sendable (MessageContext) -> FormattedText)
    }

    /// A message of the app's own words alone.
    public init(_ literal: String) { pieces = [.literal(literal)] }
}

extension BidiString: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension BidiString {
    /// The message followed by another one.
    public static func + (left: BidiString, right: BidiString) -> BidiString {
        var message = left
        message.pieces += right.pieces
        return message
    }
}
