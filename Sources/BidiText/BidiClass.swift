internal import ICUBridge

/// The Bidi_Class of a character: the 23 classes that UAX #9 reasons with (table 4 there).
///
/// The raw values are ICU's `UCharDirection`; a test compares every name with ICU's.
public enum BidiClass: UInt8, Hashable, Sendable, CaseIterable {
    case leftToRight = 0  // L
    case rightToLeft = 1  // R
    case europeanNumber = 2  // EN
    case europeanSeparator = 3  // ES
    case europeanTerminator = 4  // ET
    case arabicNumber = 5  // AN
    case commonSeparator = 6  // CS
    case paragraphSeparator = 7  // B
    case segmentSeparator = 8  // S
    case whitespace = 9  // WS
    case otherNeutral = 10  // ON
    case leftToRightEmbedding = 11  // LRE
    case leftToRightOverride = 12  // LRO
    case arabicLetter = 13  // AL
    case rightToLeftEmbedding = 14  // RLE
    case rightToLeftOverride = 15  // RLO
    case popDirectionalFormat = 16  // PDF
    case nonspacingMark = 17  // NSM
    case boundaryNeutral = 18  // BN
    case firstStrongIsolate = 19  // FSI
    case leftToRightIsolate = 20  // LRI
    case rightToLeftIsolate = 21  // RLI
    case popDirectionalIsolate = 22  // PDI

    /// The class of a character, unassigned ones included (`u_charDirection`).
    public init(_ scalar: Unicode.Scalar) {
        self = BidiClass(rawValue: ICUCharacter.bidiClass(scalar)) ?? .leftToRight
    }

    /// The standard's abbreviation, such as `AL`.
    public var abbreviation: String {
        switch self {
        case .leftToRight: "L"
        case .rightToLeft: "R"
        case .europeanNumber: "EN"
        case .europeanSeparator: "ES"
        case .europeanTerminator: "ET"
        case .arabicNumber: "AN"
        case .commonSeparator: "CS"
        case .paragraphSeparator: "B"
        case .segmentSeparator: "S"
        case .whitespace: "WS"
        case .otherNeutral: "ON"
        case .leftToRightEmbedding: "LRE"
        case .leftToRightOverride: "LRO"
        case .arabicLetter: "AL"
        case .rightToLeftEmbedding: "RLE"
        case .rightToLeftOverride: "RLO"
        case .popDirectionalFormat: "PDF"
        case .nonspacingMark: "NSM"
        case .boundaryNeutral: "BN"
        case .firstStrongIsolate: "FSI"
        case .leftToRightIsolate: "LRI"
        case .rightToLeftIsolate: "RLI"
        case .popDirectionalIsolate: "PDI"
        }
    }

    /// The direction of a strong class (L; R and AL), nil for the others.
    public var strongDirection: WritingDirection? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .arabicLetter: .rightToLeft
        default: nil
        }
    }

    /// Whether rule X9 removes the character: embeddings, overrides, PDF and boundary neutrals.
    public var isRemovedByX9: Bool {
        switch self {
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
            .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }
}
