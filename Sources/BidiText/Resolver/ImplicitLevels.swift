// Rules I1 and I2: the levels that follow from the types.
extension ParagraphResolver {
    mutating func resolveImplicitLevels(_ sequence: IsolatingRunSequence) {
        observer.count(sequence.range.count)
        let level = sequence.level.rawValue
        let isRightToLeft = sequence.level.direction == .rightToLeft
        for index in sequence.range {
            let rise: UInt8
            switch types[index] {
            case .leftToRight: rise = isRightToLeft ? 1 : 0
            case .rightToLeft: rise = isRightToLeft ? 0 : 1
            case .arabicNumber, .europeanNumber: rise = isRightToLeft ? 1 : 2
            default: rise = 0
            }
            guard rise > 0 else { continue }
            setLevel(
                Int(positions[index]), to: EmbeddingLevel(rawValue: level + rise), by: isRightToLeft ? .i2 : .i1)
        }
    }
}
