/// A value that is somebody's secret or personal data, and so never shows itself in a log.
///
/// `description`, `debugDescription` and the mirror that `dump` and crash reports walk through show `masked` alone.
/// What the value is has to be asked for by name (`text`, `digits`).
/// Apps can add their own: a national identity number, a licence number.
public protocol MaskedIdentifier: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// Reads what was typed or pasted.
    ///
    /// - Throws: `BidiFormatError` that tells positions and lengths, never the value.
    init(_ text: String) throws(BidiFormatError)

    /// The whole value in its canonical spelling, with Latin digits, which the initialiser reads back.
    var text: String { get }

    /// What may be shown to anybody, such as `•••• 67`.
    var masked: String { get }
}

extension MaskedIdentifier {
    public var description: String { masked }

    public var debugDescription: String { "\(Self.self)(\(masked))" }

    /// No children: a mirror of the stored properties would show what `description` hides.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MaskedIdentifier where Self: Decodable {
    /// Reads the value from a single string and checks it as the initialiser from text does.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(container.decode(String.self))
        } catch let error as BidiFormatError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.message, underlyingError: error))
        }
    }
}

extension MaskedIdentifier where Self: Encodable {
    /// Writes `text`: whoever encodes a value wants the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
