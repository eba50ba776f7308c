internal import BidiText

/// Isolated text: what is outside cannot change it, and it cannot change what is outside.
enum IsolateProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        let isolate = reader.choice(of: DirectionalIsolate.allCases)
        let base = reader.choice(of: [BaseDirection.leftToRight, .rightToLeft])
        let source = FuzzText.read(&reader)
        try checkContents(of: source)

        let value = source.isolated(isolate)
        let ends = (value.unicodeScalars.first, value.unicodeScalars.dropFirst().last)
        try expect(
            ends == (isolate.initiator.scalar, BidiControl.popDirectionalIsolate.scalar),
            "\(value): the isolate is opened and closed")
        // Beyond max_depth no isolate has a level of its own; what stands there depends on what is around it.
        let openers = value.unicodeScalars.filter { opening.contains($0) }.count
        guard openers < 40 else { return }
        // At the end of a line, rule L1 moves the white space that ends the value; so the line goes on.
        let alone = try order(of: value, between: ("", "!"), base: base)
        for neighbours in neighbours {
            let between = try order(of: value, between: neighbours, base: base)
            try expect(
                between == alone,
                "\(value) in \(base) between \(neighbours.before) and \(neighbours.after): \(between), alone \(alone)")
        }
        try checkSurroundings(of: value, base: base)
    }

    /// What ``ContainedText`` promises.
    private static func checkContents(of source: String) throws(Violation) {
        let contained = ContainedText(source)
        let text = contained.text
        try expect(contained.pieces.map(\.text).joined() == text, "\(source): pieces joined are the text")
        try expect(ContainedText(text).text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(source): settled")
        try expect(BidiParagraph.paragraphs(of: text).count <= 1, "\(source): one paragraph at most")
        var open: [BidiControl] = []
        for scalar in text.unicodeScalars {
            switch BidiControl(scalar) {
            case .leftToRightOverride, .rightToLeftOverride: throw Violation("an override was let through")
            case .popDirectionalIsolate:
                try expect(open.popLast()?.isIsolateInitiator == true, "\(source): PDI closes an isolate")
            case .popDirectionalFormatting:
                try expect(open.popLast()?.isIsolateInitiator == false, "\(source): PDF closes an embedding")
            case let control? where opening.contains(control.scalar): open.append(control)
            default: break
            }
        }
        try expect(open.isEmpty, "\(source): everything is closed in \(text)")
        try expect(
            text.removingBidiControls().unicodeScalars.elementsEqual(visible(source).unicodeScalars),
            "\(source): what is visible is kept in \(text)")
    }

    /// The source without controls, every separator a space, CRLF one.
    private static func visible(_ source: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in source.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n", previous == "\r" { continue }
            guard BidiControl(scalar) == nil else { continue }
            let isSeparator = [BidiClass.paragraphSeparator, .segmentSeparator].contains(BidiClass(scalar))
            result.append(isSeparator ? " " : scalar)
        }
        return String(result)
    }

    /// The order in which the value's own characters are drawn.
    private static func order(
        of value: String, between neighbours: (before: String, after: String), base: BaseDirection
    ) throws(Violation) -> [Int] {
        guard let paragraph = BidiParagraph(neighbours.before + value + neighbours.after, base: base) else {
            throw Violation("an isolated text is one paragraph")
        }
        let start = neighbours.before.unicodeScalars.count
        let range = start + 1..<start + value.unicodeScalars.count - 1
        return paragraph.visualOrder.filter(range.contains).map { $0 - start }
    }

    /// An isolate counts as one neutral, so neighbours stand as if there were an object replacement character.
    private static func checkSurroundings(of value: String, base: BaseDirection) throws(Violation) {
        for (before, after) in neighbours {
            guard let paragraph = BidiParagraph(before + value + after, base: base),
                let reference = BidiParagraph(before + "\u{FFFC}" + after, base: base)
            else { throw Violation("an isolated text is one paragraph") }
            let start = before.unicodeScalars.count
            let shift = value.unicodeScalars.count - 1
            let around = paragraph.visualOrder.compactMap { offset in
                offset < start ? offset : offset > start + shift ? offset - shift : nil
            }
            let expected = reference.visualOrder.filter { $0 != start }
            try expect(around == expected, "\(value) between \(before) and \(after) in \(base) moves its neighbours")
        }
    }

    private static let opening: Set<Unicode.Scalar> = [
        "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    ]

    private static let neighbours: [(before: String, after: String)] = [
        ("Total ", " today"), ("\u{5E1}\u{5DA} ", " \u{5D4}\u{5D9}"), ("5 ", " 7"), ("\u{665} ", " \u{667}"),
        ("(", ")"), ("- ", " -"), ("a", "\u{628}"), ("\u{628}", "a"), ("#", "%"), ("1", "2"),
        ("\u{202E}a", "b"), ("\u{2067}a ", " b"), ("\u{202A}\u{5D0}", "\u{202C}c"),
        ("\u{2069}\u{202C}", "\u{2069}\u{5D0}"),
    ]
}
