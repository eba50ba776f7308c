internal import BidiText

extension BidiClass {
    /// What a developer calls such characters.
    var plainName: String {
        switch self {
        case .leftToRight: "left-to-right letter"
        case .rightToLeft: "right-to-left letter"
        case .arabicLetter: "Arabic letter"
        case .europeanNumber: "digit"
        case .arabicNumber: "Arabic digit"
        case .europeanSeparator: "plus or minus"
        case .europeanTerminator: "currency or percent"
        case .commonSeparator: "separator"
        case .nonspacingMark: "mark"
        case .boundaryNeutral: "invisible"
        case .paragraphSeparator: "paragraph end"
        case .segmentSeparator: "tab"
        case .whitespace: "space"
        case .otherNeutral: "punctuation"
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
            .popDirectionalFormat, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate,
            .popDirectionalIsolate:
            "control"
        }
    }
}
