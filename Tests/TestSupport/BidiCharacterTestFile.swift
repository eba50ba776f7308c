public import BidiText

/// BidiCharacterTest.txt: texts with their base level, levels and order; brackets above all.
public struct BidiCharacterTestFile {
    /// One text in one base direction.
    public struct Row: Sendable {
        public let line: Int
        public let text: String
        public let base: BaseDirection
        public let baseLevel: UInt8
        public let levels: [UInt8?]
        /// Scalar offsets in `text`, left to right, without what rule X9 removes.
        public let order: [Int]
    }

    public let rows: [Row]

    /// Reads the whole file.
    public init() throws {
        let name = "BidiCharacterTest.txt"
        let bases: [Substring: BaseDirection] = ["0": .leftToRight, "1": .rightToLeft, "2": .automatic]
        rows = try UnicodeData.lines(of: name).map { number, line in
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5, let text = UnicodeDataField.text(fields[0]), let base = bases[fields[1]],
                let baseLevel = UInt8(fields[2]), let levels = UnicodeDataField.levels(fields[3]),
                let order = UnicodeDataField.positions(fields[4])
            else { throw UnicodeData.Malformed(file: name, line: number) }
            return Row(line: number, text: text, base: base, baseLevel: baseLevel, levels: levels, order: order)
        }
    }
}
