// The groups of classes that UAX #9's rules speak of, beside those that are public.
extension BidiClass {
    /// LRI, RLI or FSI.
    var isIsolateInitiator: Bool {
        switch self {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
        default: false
        }
    }

    /// "NI" of the rules N0 to N2: neutrals and isolate formatting characters.
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .leftToRightIsolate,
            .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
            true
        default: false
        }
    }

    /// What rule L1 resets before a separator and at the end of a line.
    var isLineWhitespace: Bool {
        switch self {
        case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate: true
        default: false
        }
    }
}
