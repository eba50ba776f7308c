internal import BidiText

/// What a paragraph holds, found in one pass: rules that look for what is not there need not look.
struct ParagraphContents: OptionSet, Sendable {
    let rawValue: UInt16

    /// Letters of right-to-left scripts.
    static let rightToLeftLetters = ParagraphContents(rawValue: 1 << 0)
    /// Digits of class AN.
    static let arabicNumbers = ParagraphContents(rawValue: 1 << 1)
    /// Openers and closers: embeddings, overrides, isolates, PDF and PDI.
    static let explicitControls = ParagraphContents(rawValue: 1 << 2)
    /// RLM or ALM.
    static let rightToLeftMarks = ParagraphContents(rawValue: 1 << 3)
    /// `#` or `@`.
    static let tagSigns = ParagraphContents(rawValue: 1 << 4)
    /// The degree sign.
    static let degreeSigns = ParagraphContents(rawValue: 1 << 5)
    /// Regional indicators, which flags are made of.
    static let flags = ParagraphContents(rawValue: 1 << 6)
    /// Letters of class L.
    static let leftToRightLetters = ParagraphContents(rawValue: 1 << 7)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ scalars: [Unicode.Scalar], _ classes: [BidiClass]) {
        var contents: ParagraphContents = []
        for (offset, bidiClass) in classes.enumerated() {
            let scalar = scalars[offset]
            switch bidiClass {
            case .rightToLeft, .arabicLetter:
                contents.formUnion(BidiControl(scalar) == nil ? .rightToLeftLetters : .rightToLeftMarks)
            case .arabicNumber: contents.formUnion(.arabicNumbers)
            case .leftToRight:
                contents.formUnion((0x1F1E6...0x1F1FF).contains(scalar.value) ? .flags : .leftToRightLetters)
            case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
                .popDirectionalFormat, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate,
                .popDirectionalIsolate:
                contents.formUnion(.explicitControls)
            default:
                switch scalar {
                case "#", "@": contents.formUnion(.tagSigns)
                case "°": contents.formUnion(.degreeSigns)
                default: break
                }
            }
        }
        self = contents
    }
}
