internal import BidiText

/// Why two characters, or one that the other text lacks, come to differ.
enum SingleCause {
    /// The cause for two characters that stand at the same place; nil for plainly other ones.
    static func of(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> TextDifference.Cause? {
        if isSpace(first), isSpace(second) { return .space }
        if let digit = digit(first), digit == self.digit(second) { return .digits }
        if groups.contains(where: { $0.contains(first) && $0.contains(second) }) { return .lookalike }
        return nil
    }

    /// The cause for characters that only one text has, or that are not alike one by one.
    static func lone(_ scalars: ArraySlice<Unicode.Scalar>) -> TextDifference.Cause? {
        guard !scalars.isEmpty else { return nil }
        if scalars.allSatisfy({ $0 == "\u{200C}" || $0 == "\u{200D}" }) { return .joiner }
        if scalars.allSatisfy({ InvisibleName.isInvisible($0) && !isSpace($0) && !$0.isParagraphSeparator }) {
            return .invisible
        }
        return nil
    }

    /// Whether two sequences are canonically equivalent and yet not the same code points.
    static func composition(
        _ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>
    ) -> TextDifference.Cause? {
        guard !first.isEmpty, !second.isEmpty else { return nil }
        return text(first) == text(second) ? .composition : nil
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.properties.generalCategory == .decimalNumber else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    /// Characters that keyboards of neighbouring languages type for each other, and that print alike.
    private static let groups: [Set<Unicode.Scalar>] = [
        ["\u{064A}", "\u{06CC}", "\u{0649}"],  // yeh: Arabic, Farsi, alef maksura
        ["\u{0643}", "\u{06A9}", "\u{06AA}"],  // kaf, keheh, swash kaf
        ["\u{0647}", "\u{06C1}", "\u{06BE}", "\u{06D5}"],  // heh, heh goal, heh doachashmee, ae
        ["\u{0629}", "\u{06C3}"],  // teh marbuta, teh marbuta goal
        ["\u{060C}", "\u{066B}", "\u{066C}", ","],  // Arabic comma, decimal and thousands separators
        ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}"],  // hyphens, dashes, minus
        ["%", "\u{066A}"],
        ["'", "\u{2019}", "\u{05F3}"],  // apostrophe, geresh
        ["\"", "\u{201D}", "\u{05F4}"],  // quotation mark, gershayim
        ["*", "\u{066D}"],
    ]
}
