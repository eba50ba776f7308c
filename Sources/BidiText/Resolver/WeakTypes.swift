// Rules W1 to W7: combining marks, digits, and the signs and separators of numbers.
extension ParagraphResolver {
    mutating func resolveWeakTypes(_ sequence: IsolatingRunSequence) {
        if sequence.present.contains(.nonspacingMark) { resolveMarks(sequence) }
        // W1 can make a number or a separator of a mark, but only where there is one before it.
        let hasNumbers = sequence.present.contains(.europeanNumber) || sequence.present.contains(.arabicNumber)
        let hasSeparators = sequence.present.contains(.europeanSeparator) || sequence.present.contains(.commonSeparator)
        let hasTerminators = sequence.present.contains(.europeanTerminator)
        if sequence.present.contains(.arabicLetter) { resolveArabicContext(sequence) }
        if hasNumbers, hasSeparators { resolveSeparators(sequence) }
        if hasNumbers, hasTerminators { resolveTerminators(sequence) }
        if hasSeparators || hasTerminators { resolveLeftovers(sequence) }
        if sequence.present.contains(.europeanNumber) { resolveLatinContext(sequence) }
    }

    /// W1: a nonspacing mark takes the type of what is before it; ON after an isolate's border.
    private mutating func resolveMarks(_ sequence: IsolatingRunSequence) {
        observer.count(sequence.range.count)
        var previous = sequence.start
        for index in sequence.range {
            if types[index] == .nonspacingMark {
                let afterIsolate =
                    previous.isIsolateInitiator || previous == .popDirectionalIsolate
                change(
                    index, to: afterIsolate ? .otherNeutral : previous, by: .w1,
                    because: index > sequence.range.lowerBound ? [index - 1] : [])
            }
            previous = types[index]
        }
    }

    /// W2: EN becomes AN where the last strong type before it is AL. W3: then AL becomes R.
    private mutating func resolveArabicContext(_ sequence: IsolatingRunSequence) {
        observer.count(2 * sequence.range.count)
        var arabicLetter: Int?
        for index in sequence.range {
            switch types[index] {
            case .arabicLetter: arabicLetter = index
            case .leftToRight, .rightToLeft: arabicLetter = nil
            case .europeanNumber:
                if let letter = arabicLetter { change(index, to: .arabicNumber, by: .w2, because: [letter]) }
            default: break
            }
        }
        for index in sequence.range where types[index] == .arabicLetter { change(index, to: .rightToLeft, by: .w3) }
    }

    /// W4: a single ES between two EN, a single CS between two numbers of one type, becomes that type.
    private mutating func resolveSeparators(_ sequence: IsolatingRunSequence) {
        guard sequence.range.count > 2 else { return }
        observer.count(sequence.range.count)
        for index in sequence.range.dropFirst().dropLast() {
            let type = types[index]
            guard type == .europeanSeparator || type == .commonSeparator else { continue }
            let number = types[index - 1]
            guard number == types[index + 1] else { continue }
            if number == .europeanNumber || (number == .arabicNumber && type == .commonSeparator) {
                change(index, to: number, by: .w4, because: [index - 1, index + 1])
            }
        }
    }

    /// W5: a run of ET next to EN becomes EN.
    private mutating func resolveTerminators(_ sequence: IsolatingRunSequence) {
        observer.count(2 * sequence.range.count)
        var index = sequence.range.lowerBound
        while index < sequence.range.upperBound {
            guard types[index] == .europeanTerminator else {
                index += 1
                continue
            }
            let start = index
            while index < sequence.range.upperBound, types[index] == .europeanTerminator { index += 1 }
            let number: Int
            if start > sequence.range.lowerBound, types[start - 1] == .europeanNumber {
                number = start - 1
            } else if index < sequence.range.upperBound, types[index] == .europeanNumber {
                number = index
            } else {
                continue
            }
            for terminator in start..<index { change(terminator, to: .europeanNumber, by: .w5, because: [number]) }
        }
    }

    /// W6: the separators and terminators that are left become ON.
    private mutating func resolveLeftovers(_ sequence: IsolatingRunSequence) {
        observer.count(sequence.range.count)
        for index in sequence.range {
            switch types[index] {
            case .europeanSeparator, .europeanTerminator, .commonSeparator: change(index, to: .otherNeutral, by: .w6)
            default: break
            }
        }
    }

    /// W7: EN becomes L where the last strong type before it is L.
    private mutating func resolveLatinContext(_ sequence: IsolatingRunSequence) {
        observer.count(sequence.range.count)
        var isLatin = sequence.start == .leftToRight
        var letter: Int?
        for index in sequence.range {
            switch types[index] {
            case .leftToRight: (isLatin, letter) = (true, index)
            case .rightToLeft: isLatin = false
            case .europeanNumber:
                if isLatin { change(index, to: .leftToRight, by: .w7, because: letter.map { [$0] } ?? []) }
            default: break
            }
        }
    }
}
