internal import ICUBridge

// Two questions that are asked of every character of every text. The ranges below answer them for nearly all text
// without a call to ICU; tests compare the answers with ICU's classes for all of Unicode.
extension Unicode.Scalar {
    /// Whether the character ends a paragraph (class B). The members are fixed by Unicode's stability policy.
    package var isParagraphSeparator: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }

    /// Whether rule X9 removes the character: embeddings, overrides, PDF and the class BN.
    package var isRemovedByX9: Bool {
        switch value {
        case 0x20...0x7E, 0xAE...0x180D: false
        default: BidiClass(self).isRemovedByX9
        }
    }

    /// Whether rule L1 resets the character at the end of a line: white space and isolate formatting characters.
    package var isWhitespaceForL1: Bool {
        switch BidiClass(self) {
        case .whitespace, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate, .popDirectionalIsolate,
            .segmentSeparator, .paragraphSeparator:
            true
        default: false
        }
    }
}
