/// What the resolver of flat text tells apart in a character: its bidi class, or that it is a paired bracket.
enum FlatKind: UInt8 {
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
    /// Embeddings, overrides, isolates and what ends them: text with one of these is not flat.
    case explicit

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
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
            .popDirectionalFormat, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
            .popDirectionalIsolate:
            self = .explicit
        }
    }
}
