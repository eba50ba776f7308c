import BidiText

/// Where the scalars of a text are seen.
enum Drawing {
    /// Scalar offsets from left to right, isolate controls among them.
    static func order(of text: String, base: BaseDirection) -> [Int] {
        BidiParagraph(text, base: base)?.visualOrder ?? []
    }

    static let bases: [BaseDirection] = [.leftToRight, .rightToLeft]
}
