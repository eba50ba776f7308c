/// Reads digits and separators: the body of an amount (`rules.md`, section 4, steps 2 to 8).
struct DigitsReader: Sendable {
    let roles: SeparatorRoles

    /// A run of digits, or a separator between two.
    private struct Body {
        var groups: [[ReadableText.Element]] = [[]]
        var separators: [ReadableText.Element] = []
    }

    /// The unsigned value of text that holds nothing else.
    func read(_ text: ArraySlice<ReadableText.Element>) throws(BidiParseError) -> ExactDecimal {
        let body = try split(text)
        try checkSystems(body)
        let digits = body.groups.map { group in
            String(decoding: group.map { UInt8(0x30 + ($0.digit ?? 0)) }, as: UTF8.self)
        }
        let kinds = Set(body.separators.map(\.scalar))
        guard let last = body.separators.last else { return try number(digits, decimals: "", at: text) }

        switch kinds.count {
        case 1 where body.separators.count == 1:
            return try readOne(digits, last, text)
        case 1:
            guard last.scalar != "٫", groupsWell(digits) else {
                throw unreadable("the digits do not stand in groups", at: body.separators[0])
            }
            return try number(digits, decimals: "", at: text)
        case 2:
            let decimal = last.scalar
            let grouping = body.separators.dropLast()
            guard grouping.allSatisfy({ $0.scalar != decimal }), !SeparatorRoles.groupOnly.contains(decimal),
                grouping.allSatisfy({ $0.scalar != "٫" }), groupsWell(Array(digits.dropLast()))
            else {
                throw unreadable("the separators do not go together", at: last)
            }
            return try number(Array(digits.dropLast()), decimals: digits[digits.count - 1], at: text)
        default:
            throw unreadable("there are three kinds of separators", at: last)
        }
    }

    /// Step 6: one separator, once.
    private func readOne(
        _ digits: [String], _ separator: ReadableText.Element, _ text: ArraySlice<ReadableText.Element>
    ) throws(BidiParseError) -> ExactDecimal {
        let (before, after) = (digits[0], digits[1])
        let looksGrouped = after.utf8.count == 3 && (1...3).contains(before.utf8.count) && before.first != "0"
        if SeparatorRoles.groupOnly.contains(separator.scalar) {
            guard looksGrouped else { throw unreadable("there are not three digits in the group", at: separator) }
            return try number([before, after], decimals: "", at: text)
        }
        if separator.scalar == "٫" || !looksGrouped { return try number([before], decimals: after, at: text) }
        switch roles[separator.scalar] {
        case .decimal: return try number([before], decimals: after, at: text)
        case .group: return try number([before, after], decimals: "", at: text)
        case nil:
            let readings = [
                try number([before, after], decimals: "", at: text), try number([before], decimals: after, at: text),
            ]
            throw BidiParseError(
                .ambiguous,
                "the separator can group thousands or begin decimals: \(readings[0].text) or \(readings[1].text); "
                    + "write it without grouping or with two decimals",
                offset: separator.offset, readings: readings)
        }
    }

    /// Digits and separators, each between digits; a decimal separator may stand at either end.
    private func split(_ text: ArraySlice<ReadableText.Element>) throws(BidiParseError) -> Body {
        var body = Body()
        for element in text {
            if element.digit != nil {
                body.groups[body.groups.count - 1].append(element)
            } else if roles.isSeparator(element.scalar) {
                body.separators.append(element)
                body.groups.append([])
            } else {
                throw refusal(of: element)
            }
        }
        for (index, group) in body.groups.enumerated() where group.isEmpty {
            let isEnd = index == 0 || index == body.groups.count - 1
            let separator = body.separators.isEmpty ? nil : body.separators[max(0, index - 1)]
            guard isEnd, body.groups.count > 1, let separator, !SeparatorRoles.groupOnly.contains(separator.scalar),
                body.groups.contains(where: { !$0.isEmpty }), body.groups.count == 2 || index != 0
            else {
                throw unreadable("a digit is missing", at: separator ?? text.first)
            }
        }
        return body
    }

    /// Step 5: the first group has one to three digits, the last three, those between two or three.
    private func groupsWell(_ groups: [String]) -> Bool {
        guard let first = groups.first, let last = groups.last else { return false }
        guard groups.count > 1 else { return true }
        return (1...3).contains(first.utf8.count) && last.utf8.count == 3
            && groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.utf8.count) }
    }

    /// Step 9: digits of two systems are no amount, but for the Persian forms of 4, 5 and 6 among Arabic-Indic digits,
    /// which some keyboards give.
    private func checkSystems(_ body: Body) throws(BidiParseError) {
        let digits = body.groups.joined()
        let systems = Set(digits.compactMap(\.zero))
        guard systems.count > 1 else { return }
        let isKeyboardMix =
            systems == [0x0660, 0x06F0]
            && digits.allSatisfy { $0.zero == 0x0660 || (4...6).contains($0.digit ?? 0) }
        guard isKeyboardMix else {
            let second = digits.first { $0.zero != digits.first?.zero }
            throw unreadable("the digits are of two numbering systems", at: second)
        }
    }

    private func number(
        _ integer: [String], decimals: String, at text: ArraySlice<ReadableText.Element>
    ) throws(BidiParseError) -> ExactDecimal {
        let whole = integer.joined().drop { $0 == "0" }
        // Equal values have equal texts: 12.50 is 12.5.
        let fraction = decimals.prefix(decimals.utf8.count - decimals.reversed().prefix { $0 == "0" }.count)
        let plain = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + fraction)
        do {
            return try ExactDecimal(plain)
        } catch {
            throw BidiParseError(.outOfRange, error.message, offset: text.first?.offset)
        }
    }

    private func refusal(of element: ReadableText.Element) -> BidiParseError {
        element.scalar == "/"
            ? unreadable("a slash is no decimal separator here; write ٫ or a point", at: element)
            : unreadable("\(element.scalar.codePoint) has no place in an amount", at: element)
    }

    private func unreadable(_ why: String, at element: ReadableText.Element?) -> BidiParseError {
        BidiParseError(
            .unreadable, "not an amount: \(why)\(element.map { " at offset \($0.offset)" } ?? "")",
            offset: element?.offset)
    }
}
