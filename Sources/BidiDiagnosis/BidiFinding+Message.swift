internal import BidiText

extension BidiFinding {
    /// What is seen, why, and what to do, in plain words. Invisible characters are named.
    public var message: String { what + " " + todo }

    private var what: String {
        switch rule {
        case .reversedNumber:
            sight + ": " + (cause ?? .groups).words
        case .reversedText:
            sight + ": "
                + (cause?.words
                    ?? "where text runs from right to left, the parts of a phrase follow each other from right to left too.")
        case .movedPunctuation:
            sight + ": punctuation at the edge of a name or link has no direction of its own and follows the text "
                + "round it, to the other side."
        case .tornSymbol:
            sight + ": "
                + (cause?.words ?? "letters and signs of a symbol have different directions, so that they come apart.")
        case .strongEmoji:
            sight + ": a flag emoji is made of left-to-right letters, and so the number beside it changes sides with "
                + "it."
        case .unbalancedControl: unbalanced
        case .override:
            "\(name) forces all characters up to its end into one direction, letter by letter: what is seen is not what "
                + "is stored, which is how names and links are faked."
                + (isUnclosed ? " It is not closed, so that it swallows the rest, and what an app appends." : "")
        case .misplacedSign:
            excerpt.hasSuffix("#")
                ? "\(quoted) ends with the number sign it should begin with: it was stored at the other end in the hope "
                    + "that right-to-left text would bring it to the front, and letters on its left keep it where it is."
                : "In \(quoted) the sign stands before the currency's word: it is seen beside the word, apart from the "
                    + "digits it belongs to."
        case .unpairedBrackets:
            "The brackets in \(quoted) are stored the wrong way round: the closing one comes first. Where text runs "
                + "from right to left, brackets are mirrored when drawn, and these will face outwards."
        case .baseDirection:
            "The paragraph takes its direction from its first letter, in \(quoted), but most of its words run the other "
                + "way: the words before and after change sides, and the last punctuation goes to the wrong end."
        case .visualOrderText:
            "The letters of \(quoted) are stored in the order they are seen, not in the order they are read: words begin "
                + "with letters that can only end a word. Drawn by today's rules, they are seen backwards."
        case .invisibleOnly:
            "There is nothing to see: the text holds only invisible characters, yet it does not count as empty."
        }
    }

    private var unbalanced: String {
        guard let control else { return "" }
        if control == .popDirectionalIsolate || control == .popDirectionalFormatting {
            return "\(name) closes something, but nothing is open here: in a longer text it would end what the app has "
                + "put round this text."
        }
        let subject = range.count > 1 ? "\(range.count) characters \(name) in a row open" : "\(name) opens"
        return subject + " a stretch with a direction of its own that is not closed before the paragraph, or the "
            + "isolate round it, ends: it swallows the rest, and what an app appends."
    }

    private var name: String { control.map(Self.describe) ?? quoted }

    private var quoted: String { "\"\(excerpt)\"" }

    /// Right-to-left letters are not quoted in the order seen: the reader's screen would turn them once more.
    private var sight: String {
        let isSafe = !seen.isEmpty && !DirectionalContents(of: seen).canDisturbLeftToRightText
        guard isSafe else { return "\(quoted) is not seen in its own order" }
        return seen == excerpt
            ? "\(quoted) does not follow the direction of the text round it" : "\(quoted) is seen as \"\(seen)\""
    }

    // MARK: What to do

    private var todo: String {
        guard !edits.isEmpty else { return withoutRepair }
        if rule == .misplacedSign {
            return excerpt.hasSuffix("#")
                ? "Store the sign in front, and the whole in a left-to-right isolate."
                : "Store the number first, with its sign, and the word after it."
        }
        if rule == .visualOrderText { return "Store the text in the order it is read." }
        let shown = edits.prefix(4).map(Self.describe)
        let rest = edits.count > shown.count ? ", and \(edits.count - shown.count) more changes" : ""
        return "To repair it, " + shown.joined(separator: ", ") + rest + "."
    }

    private var withoutRepair: String {
        switch rule {
        case .unpairedBrackets: "Exchange the two brackets."
        case .invisibleOnly: "Treat it as empty."
        default: "There is no safe repair by invisible characters alone: change the text."
        }
    }

    private static func describe(_ edit: TextEdit) -> String {
        if let control = edit.addedControl {
            return "add \(describe(control)) before character \(edit.range.lowerBound)"
        }
        return "take out character \(edit.range.lowerBound)"
    }

    private static func describe(_ control: BidiControl) -> String {
        let code = String(control.rawValue, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
        return "\(control.abbreviation) (U+\(digits), \(control.scalar.characterName.lowercased()))"
    }
}
