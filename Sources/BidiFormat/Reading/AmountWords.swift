/// The words that may stand beside a number: symbols, codes and names of currencies, words of units.
///
/// Compared without spaces, in small letters, with Latin digits, the longest first. Built once for a style and shared.
struct AmountWords: Sendable {
    /// What stands before and after the number; one of them may be empty, and then the other may stand on either side.
    struct Word: Hashable, Sendable {
        var before: [Unicode.Scalar] = []
        var after: [Unicode.Scalar] = []

        var count: Int { before.count + after.count }
    }

    /// Whether a number may have several words that can mean the same: `US$ 5 USD`.
    let mayRepeat: Bool
    private let words: [Word]
    private let meanings: [Set<Int>]
    /// The words by their first and by their last character, the longest first.
    private let byFirst: [Unicode.Scalar: [Int]]
    private let byLast: [Unicode.Scalar: [Int]]

    /// Words with what they mean, by numbers of the caller's.
    init(_ meaningsOfWords: [Word: Set<Int>] = [:], mayRepeat: Bool = false) {
        self.mayRepeat = mayRepeat
        let sorted = meaningsOfWords.filter { $0.key.count > 0 }.sorted { $0.key.count > $1.key.count }
        words = sorted.map(\.key)
        meanings = sorted.map(\.value)
        var (byFirst, byLast): ([Unicode.Scalar: [Int]], [Unicode.Scalar: [Int]]) = ([:], [:])
        for (index, word) in words.enumerated() {
            // A word on one side may stand on the other one too.
            if let first = word.before.first ?? word.after.first { byFirst[first, default: []].append(index) }
            if let last = word.after.last ?? word.before.last { byLast[last, default: []].append(index) }
        }
        (self.byFirst, self.byLast) = (byFirst, byLast)
    }

    /// A word of one text, for either side.
    static func word(_ text: some StringProtocol) -> Word { Word(after: key(of: text)) }

    /// How a text is compared.
    static func key(of text: some StringProtocol) -> [Unicode.Scalar] {
        ReadableText(text).elements.map(\.key).filter { $0 != " " }
    }

    /// Takes the longest word off the ends of a text, and says what it means. A word never takes all there is.
    func take(from text: inout ReadableText) -> Set<Int>? {
        guard !words.isEmpty, let first = text.elements.first?.key, let last = text.elements.last?.key else { return nil }
        let candidates = (byFirst[first] ?? []) + (byLast[last] ?? [])
        for index in candidates.sorted() {
            let word = words[index]
            if word.before.isEmpty || word.after.isEmpty {
                let key = word.before + word.after
                if text.removePrefix(key) || text.removeSuffix(key) { return meanings[index] }
            } else {
                var rest = text
                if rest.removePrefix(word.before), rest.removeSuffix(word.after) {
                    text = rest
                    return meanings[index]
                }
            }
        }
        return nil
    }
}
