/// Takes a written telephone number apart.
struct PhoneNumberReader {
    private let elements: [IdentifierText.Element]
    private var pieces: [PhoneNumber.Piece] = []
    private var openBracket: IdentifierText.Element?
    /// A hyphen, dot or slash that waits for what it separates.
    private var pendingSeparator: IdentifierText.Element?
    private var hasDigits = false

    private static let kind = IdentifierKind(
        name: "a phone number",
        accepted: "3 to 15 digits of any numbering system, + or 00 in front, spaces, single hyphens, dots and slashes, "
            + "paired round brackets, letters A-Z after a digit, *, # and an extension (ext. 12) at the end")

    /// In small letters; the longest first where one ends like another.
    private static let extensionWords: [[Unicode.Scalar]] = [
        "extension", "ext", "x", "تحويلة", "داخلي", "داخلی", "שלוחה",
    ].map { Array($0.unicodeScalars) }

    init(_ text: IdentifierText) { elements = text.elements }

    mutating func read() throws(BidiFormatError) -> ([PhoneNumber.Piece], PhoneNumber.Extension?) {
        try checkLength()
        let (end, phoneExtension) = readExtension()
        for element in elements[..<end] { try read(element) }
        if let element = openBracket { throw refusal("an open bracket", element) }
        if let element = pendingSeparator { throw refusal("a separator with nothing after it", element) }
        try checkCounts()
        if let count = phoneExtension?.digits.utf8.count, count > 15 {
            throw Self.kind.refusal("an extension of \(count) digits")
        }
        return (pieces, phoneExtension)
    }

    private func refusal(_ what: String, _ element: IdentifierText.Element) -> BidiFormatError {
        Self.kind.refusal("\(what) at offset \(element.offset)", at: element)
    }

    /// Refuses long text before anything is built from it: no number that passes the other checks is near this.
    private func checkLength() throws(BidiFormatError) {
        let digits = elements.count { $0.scalar.isLatinDigit }
        guard digits <= 40 else { throw Self.kind.refusal("\(digits) digits") }
        guard elements.count <= 256 else { throw Self.kind.refusal("\(elements.count) characters") }
    }

    // MARK: The number

    private mutating func read(_ element: IdentifierText.Element) throws(BidiFormatError) {
        let character = Character(element.scalar)
        switch element.scalar {
        case "0"..."9":
            hasDigits = true
            appendKey(element.scalar)
        case "A"..."Z", "a"..."z":
            guard hasDigits else { throw refusal("a letter before any digit", element) }
            appendKey(element.scalar)
        case "*", "#":
            pendingSeparator = nil
            pieces.append(.symbol(character))
        case "+":
            if hasDigits {
                throw refusal("a plus after digits, as in text copied in visual order,", element)
            }
            guard pieces.allSatisfy({ $0 == .symbol("(") || $0 == .separator(" ") }) else {
                throw refusal("a plus that is not in front", element)
            }
            pieces.append(.symbol(character))
        case "(":
            guard openBracket == nil else { throw refusal("a bracket inside a bracket", element) }
            (openBracket, pendingSeparator) = (element, nil)
            pieces.append(.symbol(character))
        case ")":
            try readClosingBracket(element)
        case " ":
            pieces.append(.separator(character))
        case ".", "/":
            try readSeparator(element)
        case _ where element.scalar.isHyphen:
            try readSeparator(element)
        default:
            throw Self.kind.refusal(of: element)
        }
    }

    /// One hyphen, dot or slash between two things, spaces beside it allowed.
    private mutating func readSeparator(_ element: IdentifierText.Element) throws(BidiFormatError) {
        let last = pieces.last { $0 != .separator(" ") }
        guard pendingSeparator == nil, let last, last != .symbol("+"), last != .symbol("(") else {
            throw refusal("a separator with nothing before it", element)
        }
        pendingSeparator = element
        pieces.append(.separator(Character(element.scalar)))
    }

    private mutating func readClosingBracket(_ element: IdentifierText.Element) throws(BidiFormatError) {
        guard openBracket != nil else {
            throw refusal("a closing bracket before its opening one, as in text copied in visual order,", element)
        }
        if let pendingSeparator { throw refusal("a separator with nothing after it", pendingSeparator) }
        let last = pieces.last { $0 != .separator(" ") }
        guard last != .symbol("("), last != .symbol("+") else { throw refusal("empty brackets", element) }
        openBracket = nil
        pieces.append(.symbol(")"))
    }

    /// Adds a digit or letter to the run that it continues.
    private mutating func appendKey(_ scalar: Unicode.Scalar) {
        pendingSeparator = nil
        let key = String(Character(scalar))
        switch (pieces.last, scalar.isLatinDigit) {
        case (.digits(let run), true): pieces[pieces.count - 1] = .digits(run + key)
        case (.letters(let run), false): pieces[pieces.count - 1] = .letters(run + key)
        case (_, true): pieces.append(.digits(key))
        case (_, false): pieces.append(.letters(key))
        }
    }

    private func checkCounts() throws(BidiFormatError) {
        let given = pieces.reduce(0) { $0 + $1.digits.utf8.count }
        let dialling = PhoneNumber.Dialling(pieces)
        let dialled = dialling.keys.utf8.count { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "#") }
        guard given >= 3, dialled <= 15 else { throw Self.kind.refusal("\(given) digits") }
        var others = 0
        for piece in pieces {
            switch piece {
            case .letters(let letters):
                if Self.extensionWords.contains(letters.unicodeScalars.map(\.lowercased)) {
                    throw Self.kind.refusal("a word for an extension without digits after it")
                }
                others += letters.utf8.count
            case .symbol: others += 1
            case .digits, .separator: break
            }
        }
        guard others <= 30 else { throw Self.kind.refusal("\(others) letters, brackets and signs, more than 30,") }
    }

    // MARK: The extension

    /// The extension at the end, and where the number before it ends.
    private func readExtension() -> (end: Int, PhoneNumber.Extension?) {
        let digits = elements.reversed().prefix { $0.scalar.isLatinDigit }.count
        let digitsStart = elements.count - digits
        let spaceAfterStart = skippingBack(" ", from: digitsStart)
        guard digits > 0, let word = extensionWord(before: spaceAfterStart) else { return (elements.count, nil) }
        let spaceBeforeStart = skippingBack(" ", from: word.lowerBound)
        return (
            spaceBeforeStart,
            PhoneNumber.Extension(
                spaceBefore: text(spaceBeforeStart..<word.lowerBound), word: text(word),
                spaceAfter: text(spaceAfterStart..<digitsStart), digits: text(digitsStart..<elements.count))
        )
    }

    /// The range of a word for an extension, with its dot or colon, that ends where the digits begin.
    private func extensionWord(before end: Int) -> Range<Int>? {
        if let start = start(of: Array(";ext=".unicodeScalars), endingAt: end) { return start..<end }
        var wordEnd = skippingBack(".", from: end)
        if wordEnd == end { wordEnd = skippingBack(":", from: end) }
        if wordEnd < end { wordEnd = skippingBack(" ", from: wordEnd) }
        for word in Self.extensionWords {
            guard let start = start(of: word, endingAt: wordEnd) else { continue }
            // The X of 1-800-FLEX 12 is no word.
            if start > 0, elements[start - 1].scalar.properties.isAlphabetic { continue }
            return start..<end
        }
        return nil
    }

    private func start(of word: [Unicode.Scalar], endingAt end: Int) -> Int? {
        let start = end - word.count
        guard start >= 0, elements[start..<end].elementsEqual(word, by: { $0.scalar.lowercased == $1 }) else {
            return nil
        }
        return start
    }

    /// The position before one character, if it is this one.
    private func skippingBack(_ scalar: Unicode.Scalar, from end: Int) -> Int {
        end > 0 && elements[end - 1].scalar == scalar ? end - 1 : end
    }

    private func text(_ range: Range<Int>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: elements[range].lazy.map(\.scalar))
        return text
    }
}
