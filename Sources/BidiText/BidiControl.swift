/// The twelve characters with the property Bidi_Control: invisible, and all they do is to change direction.
///
/// ICU's own "remove controls" option deletes ZWNJ and ZWJ, which are spelling, and keeps ALM; so this list is ours.
public enum BidiControl: UInt32, Hashable, Sendable, CaseIterable {
    /// Arabic letter mark ("ALM").
    case arabicLetterMark = 0x061C
    /// Left-to-right mark ("LRM").
    case leftToRightMark = 0x200E
    /// Right-to-left mark ("RLM").
    case rightToLeftMark = 0x200F
    /// Left-to-right embedding ("LRE").
    case leftToRightEmbedding = 0x202A
    /// Right-to-left embedding ("RLE").
    case rightToLeftEmbedding = 0x202B
    /// Pop directional formatting ("PDF").
    case popDirectionalFormatting = 0x202C
    /// Left-to-right override ("LRO").
    case leftToRightOverride = 0x202D
    /// Right-to-left override ("RLO").
    case rightToLeftOverride = 0x202E
    /// Left-to-right isolate ("LRI").
    case leftToRightIsolate = 0x2066
    /// Right-to-left isolate ("RLI").
    case rightToLeftIsolate = 0x2067
    /// First strong isolate ("FSI").
    case firstStrongIsolate = 0x2068
    /// Pop directional isolate ("PDI").
    case popDirectionalIsolate = 0x2069

    /// The control that a scalar is; nil for every other character.
    public init?(_ scalar: Unicode.Scalar) {
        // Most text is far below or between these blocks: two comparisons answer it.
        guard scalar.value == 0x061C || (0x200E...0x2069).contains(scalar.value) else { return nil }
        self.init(rawValue: scalar.value)
    }

    /// The character itself.
    public var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) ?? "\u{FFFD}" }

    /// The character as text.
    public var text: String { String(Character(scalar)) }

    /// The standard's abbreviation, such as `LRI`.
    public var abbreviation: String {
        switch self {
        case .arabicLetterMark: "ALM"
        case .leftToRightMark: "LRM"
        case .rightToLeftMark: "RLM"
        case .leftToRightEmbedding: "LRE"
        case .rightToLeftEmbedding: "RLE"
        case .popDirectionalFormatting: "PDF"
        case .leftToRightOverride: "LRO"
        case .rightToLeftOverride: "RLO"
        case .leftToRightIsolate: "LRI"
        case .rightToLeftIsolate: "RLI"
        case .firstStrongIsolate: "FSI"
        case .popDirectionalIsolate: "PDI"
        }
    }
}
