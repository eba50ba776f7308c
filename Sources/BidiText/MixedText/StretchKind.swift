/// What ``StretchResolver`` tells apart in a character: its bidi class, or that it is a paired bracket.
enum StretchKind: UInt8 {
    case leftToRight
    case rightToLeft
    case arabicLetter
    case europeanNumber
    case arabicNumber
    case europeanTerminator
    case whitespace
    case otherNeutral
    case segmentSeparator
    case europeanSeparator
    case commonSeparator
    case bracket
    case nonspacingMark
    case boundaryNeutral
    case paragraphSeparator
    case leftToRightIsolate
    case rightToLeftIsolate
    case firstStrongIsolate
    case popDirectionalIsolate
    /// An isolate's initiator or PDI once it is a stretch.
    case isolateControl
    /// Embeddings, overrides and what ends them, which this resolver does not know.
    case embedding

    init(_ scalar: Unicode.Scalar) {
        switch BidiClass(scalar) {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .arabicLetter: self = .arabicLetter
        case .europeanNumber: self = .europeanNumber
        case .arabicNumber: self = .arabicNumber
        case .europeanTerminator: self = .europeanTerminator
        case .whitespace: self = .whitespace
        case .otherNeutral: self = PairedBracket(scalar) == nil ? .otherNeutral : .bracket
        case .segmentSeparator: self = .segmentSeparator
        case .europeanSeparator: self = .europeanSeparator
        case .commonSeparator: self = .commonSeparator
        case .nonspacingMark: self = .nonspacingMark
        case .boundaryNeutral: self = .boundaryNeutral
        case .paragraphSeparator: self = .paragraphSeparator
        case .leftToRightIsolate: self = .leftToRightIsolate
        case .rightToLeftIsolate: self = .rightToLeftIsolate
        case .firstStrongIsolate: self = .firstStrongIsolate
        case .popDirectionalIsolate: self = .popDirectionalIsolate
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
            .popDirectionalFormat:
            self = .embedding
        }
    }
}
