/// Which directional classes a text holds: one pass that answers whether and how it has to be isolated.
package struct DirectionalContents: Hashable, Sendable {
    /// A strong left-to-right character (class L), LRM aside.
    package private(set) var hasLeftToRightLetter = false
    /// A strong right-to-left character (R or AL), RLM and ALM aside.
    package private(set) var hasRightToLeftLetter = false
    /// An Arabic number (AN).
    package private(set) var hasArabicNumber = false
    /// One of the 12 characters with the property Bidi_Control.
    package private(set) var hasControl = false

    /// Linear in the text; one table look-up for each scalar outside ASCII.
    package init(of text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                if scalar.properties.isAlphabetic { hasLeftToRightLetter = true }
                continue
            }
            if BidiControl(scalar) != nil {
                hasControl = true
                continue
            }
            switch BidiClass(scalar) {
            case .leftToRight: hasLeftToRightLetter = true
            case .rightToLeft, .arabicLetter: hasRightToLeftLetter = true
            case .arabicNumber: hasArabicNumber = true
            default: break
            }
        }
    }

    package init() {}

    /// Whether the text can be drawn differently, or draw its neighbours differently, in a left-to-right message.
    package var canDisturbLeftToRightText: Bool { hasRightToLeftLetter || hasArabicNumber || hasControl }

    package mutating func formUnion(_ other: DirectionalContents) {
        hasLeftToRightLetter = hasLeftToRightLetter || other.hasLeftToRightLetter
        hasRightToLeftLetter = hasRightToLeftLetter || other.hasRightToLeftLetter
        hasArabicNumber = hasArabicNumber || other.hasArabicNumber
        hasControl = hasControl || other.hasControl
    }
}
