internal import BidiText

/// What stays together in a date or time: a word, a number, or numbers joined by separators without a space.
struct DatePiece {
    let parts: [FormattedPart]
    private let isCluster: Bool

    /// The content for surroundings that run in a direction.
    func content(in direction: WritingDirection, datesRunRightToLeft: Bool) -> [FormattedPart] {
        isCluster ? cluster(in: direction, datesRunRightToLeft) : parts.flatMap { Self.word($0, in: direction) }
    }
}

extension DatePiece {
    /// Joined they are all parts.
    static func pieces(of parts: [FormattedPart]) -> [DatePiece] {
        var pieces: [DatePiece] = []
        var index = parts.startIndex
        while index < parts.endIndex {
            let end = endOfCluster(parts, from: index)
            pieces.append(DatePiece(parts: Array(parts[index..<end]), isCluster: isNumber(parts[index])))
            index = end
        }
        return pieces
    }

    /// The end of the numbers and separators that begin at an index; the next index for anything else.
    private static func endOfCluster(_ parts: [FormattedPart], from start: Int) -> Int {
        guard isNumber(parts[start]) else { return start + 1 }
        var end = start + 1
        var next = end
        while next < parts.endIndex {
            if isNumber(parts[next]) {
                next += 1
                end = next
            } else if isSeparator(parts[next]) {
                next += 1
            } else {
                break
            }
        }
        return end
    }

    private static func isNumber(_ part: FormattedPart) -> Bool {
        part.kind != .literal && part.kind != .control && !part.text.isEmpty
            && part.text.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
    }

    private static func isSeparator(_ part: FormattedPart) -> Bool {
        switch part.kind {
        case .control: part.text.unicodeScalars.allSatisfy { BidiControl($0).map { !$0.isIsolateInitiator } ?? false }
        case .literal, .group, .decimal: part.text.unicodeScalars.allSatisfy(separators.contains)
        default: false
        }
    }

    /// Slash, hyphens, full stop, colon, comma, the Arabic and other marks of decimals and groups.
    private static let separators: Set<Unicode.Scalar> = [
        "/", "-", "\u{2010}", "\u{2011}", ".", ":", ",", "\u{066B}", "\u{066C}", "\u{2E41}", "'", "\u{2019}", "\u{A0}",
        "\u{202F}",
    ]
}

extension DatePiece {
    private func cluster(in surroundings: WritingDirection, _ datesRunRightToLeft: Bool) -> [FormattedPart] {
        let digits = BidiClass(parts[0].text.unicodeScalars.first ?? "0")
        let isDate = [.year, .month, .day].contains(parts[0].kind)
        if digits == .rightToLeft || datesRunRightToLeft && isDate {
            let parts = digits == .rightToLeft ? parts : withMarksAfterDigits(.rightToLeftMark)
            return surroundings == .rightToLeft ? parts : parts.isolated(.rightToLeft)
        }
        let separators = parts.filter { !Self.isNumber($0) }.map(\.text)
        let isJoined = separators.allSatisfy { Self.joins($0, digits) }
        switch (surroundings, digits) {
        case (.rightToLeft, _) where isJoined: return parts
        case (.leftToRight, .arabicNumber) where isJoined: return parts.isolated(.leftToRight)
        case (_, .arabicNumber): return withMarksAfterDigits(.leftToRightMark).isolated(.leftToRight)
        case (.rightToLeft, _): return parts.isolated(.leftToRight)
        case (.leftToRight, _): return parts
        }
    }

    /// Whether a separator keeps the numbers on both sides together by itself: a single CS (rule W4), or a mark that is
    /// a number too.
    private static func joins(_ separator: String, _ digits: BidiClass) -> Bool {
        let scalars = separator.unicodeScalars
        guard scalars.count == 1, let first = scalars.first else { return false }
        let bidiClass = BidiClass(first)
        return bidiClass == .commonSeparator || bidiClass == .arabicNumber && digits == .arabicNumber
    }

    /// A mark after each number that a separator follows, unless CLDR has one there or the separator joins in the
    /// mark's direction by itself: between Arabic numbers, rule N1 would take another separator for right-to-left.
    private func withMarksAfterDigits(_ mark: BidiControl) -> [FormattedPart] {
        var result: [FormattedPart] = []
        for (index, part) in parts.enumerated() {
            result.append(part)
            guard Self.isNumber(part), index + 1 < parts.count, parts[index + 1].kind != .control else { continue }
            if mark == .rightToLeftMark || !Self.joins(parts[index + 1].text, .arabicNumber) {
                result.append(FormattedPart(.control, mark.text, source: part.source))
            }
        }
        return result
    }

    /// A word or what stands between the fields: isolated where it holds letters or digits of the other direction.
    private static func word(_ part: FormattedPart, in surroundings: WritingDirection) -> [FormattedPart] {
        guard part.kind != .control else { return [part] }
        let contents = DirectionalContents(of: part.text)
        let opposes =
            switch surroundings {
            case .rightToLeft: contents.hasLeftToRightLetter
            case .leftToRight: contents.hasRightToLeftLetter || contents.hasArabicNumber
            }
        let hasSignedNumber =
            part.kind != .literal && part.text.unicodeScalars.contains { BidiClass($0) == .europeanNumber }
        guard opposes || surroundings == .rightToLeft && hasSignedNumber && !contents.hasRightToLeftLetter else {
            return [part]
        }
        // Spaces and punctuation at the ends stay outside: they separate the word from its neighbours.
        let scalars = Array(part.text.unicodeScalars)
        let isInner: (Unicode.Scalar) -> Bool = {
            ![.whitespace, .commonSeparator, .otherNeutral].contains(BidiClass($0))
        }
        let start = part.kind == .literal ? scalars.firstIndex(where: isInner) ?? 0 : 0
        let end = part.kind == .literal ? (scalars.lastIndex(where: isInner) ?? scalars.count - 1) + 1 : scalars.count
        let pieces = [scalars[..<start], scalars[start..<end], scalars[end...]].map { piece in
            FormattedPart(part.kind, String(String.UnicodeScalarView(piece)), source: part.source)
        }
        let direction = IsolateDirection.resolve(pieces[1].text) ?? .leftToRight
        return [pieces[0]].filter { !$0.text.isEmpty } + [pieces[1]].isolated(direction)
            + [pieces[2]].filter { !$0.text.isEmpty }
    }
}
