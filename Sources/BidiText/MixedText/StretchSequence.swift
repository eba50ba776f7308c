/// An isolating run sequence (BD13): the rules W1 to I2 for its stretches.
///
/// Why it is right: W1 and X9 put marks and boundary neutrals into the stretch before them; W2 and W7 look back to the last
/// strong character alone, W4 and W5 to the two stretches before a number. What is left without a direction waits for the
/// next strong character (N1), and where brackets are open for the end of the outermost pair (N0).
struct StretchSequence {
    let level: UInt8
    var brackets = StretchBrackets()
    /// Where its stretches begin that wait for their levels.
    private var first: Int
    /// The last strong type before the next stretch, for W2 and W7: L, R or AL.
    private var lastStrong: StretchKind
    /// The direction before the stretches, for N1: R for numbers too.
    private var directionBefore: StretchKind

    init(level: UInt8, first: Int) {
        self.level = level
        self.first = first
        // `sos` is of the same level.
        lastStrong = level & 1 == 0 ? .leftToRight : .rightToLeft
        directionBefore = lastStrong
    }

    /// The direction of the sequence, and of `sos` and `eos`.
    var embedding: StretchKind { level & 1 == 0 ? .leftToRight : .rightToLeft }

    /// Takes in a stretch that is complete (rules W2 to W7).
    mutating func add(_ kind: StretchKind, from start: Int, to stretches: inout [Stretch]) {
        switch kind {
        case .leftToRight, .rightToLeft, .arabicLetter:
            lastStrong = kind
            let direction: StretchKind = kind == .leftToRight ? .leftToRight : .rightToLeft
            brackets.sawStrong(direction, stretch: stretches.count)
            stretches.append(Stretch(start, direction))
        case .europeanNumber where lastStrong != .arabicLetter:
            let type: StretchKind = lastStrong == .leftToRight ? .leftToRight : .europeanNumber
            addNumber(Stretch(start, type, number: .european), to: &stretches)
        case .europeanNumber, .arabicNumber:
            addNumber(Stretch(start, .arabicNumber, number: .arabic), to: &stretches)
        case .europeanTerminator:
            // W5: after a number.
            let isInNumber = stretches.last?.number == .european
            stretches.append(Stretch(start, isInNumber ? stretches.last?.kind ?? kind : kind))
        default: stretches.append(Stretch(start, kind))
        }
    }

    /// A number, and what becomes part of it: a single separator after a number of its kind (W4), terminators (W5).
    private mutating func addNumber(_ number: Stretch, to stretches: inout [Stretch]) {
        let last = stretches.count - 1
        if last >= 0 {
            switch stretches[last].kind {
            case .commonSeparator, .europeanSeparator:
                if last > 0, stretches[last - 1].number == number.number,
                    number.number == .european || stretches[last].kind == .commonSeparator
                {
                    stretches[last].kind = number.kind
                }
            case .europeanTerminator: if number.number == .european { stretches[last].kind = number.kind }
            default: break
            }
        }
        brackets.sawStrong(number.kind == .leftToRight ? .leftToRight : .rightToLeft, stretch: stretches.count)
        stretches.append(number)
    }

    /// Gives all its stretches their levels (rules N0 to I2). `following` is the direction after them, nil where they end
    /// with a strong character. What has its level is of an isolate within.
    mutating func settle(_ stretches: inout [Stretch], before following: StretchKind?) {
        brackets.resolve(&stretches, from: first, embedding: embedding, before: directionBefore)
        let isEven = level & 1 == 0
        // I1 and I2.
        let (left, right, number) = isEven ? (level, level + 1, level + 2) : (level + 1, level, level + 1)
        var neutrals = first
        for index in first..<stretches.count where stretches[index].level == Stretch.unsettled {
            let kind = stretches[index].kind
            guard kind.rawValue <= StretchKind.arabicNumber.rawValue else { continue }
            let direction: StretchKind = kind == .leftToRight ? .leftToRight : .rightToLeft
            settleNeutrals(neutrals..<index, of: &stretches, before: direction, left, right)
            stretches[index].level = kind == .leftToRight ? left : kind == .rightToLeft ? right : number
            directionBefore = direction
            neutrals = index + 1
        }
        if let following { settleNeutrals(neutrals..<stretches.count, of: &stretches, before: following, left, right) }
        first = 0
    }

    /// N1 and N2, up to a character of a direction.
    @inline(__always)
    private func settleNeutrals(
        _ range: Range<Int>, of stretches: inout [Stretch], before following: StretchKind, _ left: UInt8, _ right: UInt8
    ) {
        guard !range.isEmpty else { return }
        let direction = directionBefore == following ? following : embedding
        let level = direction == .leftToRight ? left : right
        for index in range where stretches[index].level == Stretch.unsettled { stretches[index].level = level }
    }
}
