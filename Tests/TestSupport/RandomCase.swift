public import BidiText

/// A random string with the answers of other implementations: a line of `Fixtures/random.jsonl`.
public struct RandomCase: Decodable, Sendable {
    public let text: String
    public let baseLevel: UInt8
    public let levels: [UInt8?]
    /// Scalar offsets, left to right, without what rule X9 removes.
    public let order: [Int]
    /// What is seen, from left to right.
    public let visual: String
    public let line: Line
    private let base: Base

    /// A line of the string: its scalar offsets, and their visual order.
    public struct Line: Decodable, Sendable {
        public let start: Int
        public let end: Int
        public let order: [Int]
    }

    /// How the paragraph level is found.
    public var direction: BaseDirection {
        switch base {
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        case .auto: .automatic
        case .autoRTL: .firstStrong(fallback: .rightToLeft)
        }
    }

    private enum Base: String, Decodable {
        case ltr, rtl, auto
        case autoRTL = "auto-rtl"
    }

    private enum CodingKeys: String, CodingKey {
        case text, base, levels, order, visual, line
        case baseLevel = "base_level"
    }

    /// All the cases, in the order of the file.
    public static func all() throws -> [RandomCase] { try Fixture.lines(RandomCase.self, of: "random.jsonl") }
}
