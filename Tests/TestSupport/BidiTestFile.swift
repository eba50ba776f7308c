public import BidiText

/// BidiTest.txt: every sequence of up to four bidi classes, and longer ones.
public struct BidiTestFile {
    /// A sequence of classes with its result, for one or more base directions.
    public struct Row: Sendable {
        public let line: Int
        /// One character for each class: any character of a class stands for the others, brackets aside.
        public let text: String
        public let bases: [BaseDirection]
        public let levels: [UInt8?]
        /// Offsets in `text`, left to right, without what rule X9 removes.
        public let order: [Int]
    }

    public let rows: [Row]

    /// Reads the whole file.
    public init() throws {
        let name = "BidiTest.txt"
        var rows: [Row] = []
        var levels: [UInt8?] = []
        var order: [Int] = []
        for (number, line) in try UnicodeData.lines(of: name) {
            let malformed = UnicodeData.Malformed(file: name, line: number)
            if line.first == "@" {
                let parts = line.split(separator: ":", omittingEmptySubsequences: false)
                guard parts.count == 2 else { throw malformed }
                switch parts[0] {
                case "@Levels":
                    guard let field = UnicodeDataField.levels(parts[1]) else { throw malformed }
                    levels = field
                case "@Reorder":
                    guard let field = UnicodeDataField.positions(parts[1]) else { throw malformed }
                    order = field
                default: throw malformed
                }
                continue
            }
            let parts = line.split(separator: ";")
            guard parts.count == 2, let text = Self.text(parts[0]),
                let bits = UnicodeDataField.words(parts[1]).first.flatMap({ UInt8($0, radix: 16) })
            else { throw malformed }
            let bases = zip([1, 2, 4], [.automatic, .leftToRight, .rightToLeft] as [BaseDirection])
                .filter { bits & $0.0 != 0 }.map(\.1)
            rows.append(Row(line: number, text: text, bases: bases, levels: levels, order: order))
        }
        self.rows = rows
    }

    /// A character of every class, none of them a bracket.
    public static let representatives: [BidiClass: Unicode.Scalar] = [
        .leftToRight: "a", .rightToLeft: "א", .arabicLetter: "ب",
        .europeanNumber: "1", .europeanSeparator: "+", .europeanTerminator: "$", .arabicNumber: "\u{0661}",
        .commonSeparator: ",", .nonspacingMark: "\u{0300}", .boundaryNeutral: "\u{00AD}",
        .paragraphSeparator: "\u{2029}", .segmentSeparator: "\t", .whitespace: " ", .otherNeutral: "!",
        .leftToRightEmbedding: "\u{202A}", .rightToLeftEmbedding: "\u{202B}", .popDirectionalFormat: "\u{202C}",
        .leftToRightOverride: "\u{202D}", .rightToLeftOverride: "\u{202E}", .leftToRightIsolate: "\u{2066}",
        .rightToLeftIsolate: "\u{2067}", .firstStrongIsolate: "\u{2068}", .popDirectionalIsolate: "\u{2069}",
    ]

    private static let byAbbreviation = Dictionary(
        uniqueKeysWithValues: representatives.map { (Substring($0.key.abbreviation), $0.value) })

    private static func text(_ field: Substring) -> String? {
        UnicodeDataField.all(UnicodeDataField.words(field)) { byAbbreviation[$0] }
            .map { String(String.UnicodeScalarView($0)) }
    }
}
