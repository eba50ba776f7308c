public import BidiText

/// A fault that was reported in public, with the right answer: a line of `Fixtures/reports.jsonl`.
///
/// The fields are described in the README of that folder.
public struct ReportedFault: Decodable, Sendable, CustomStringConvertible {
    public let id: String
    public let kind: String
    public let source: String
    public let fault: String
    /// The reader's locale.
    public let locale: String
    /// The direction of the paragraph the string is in.
    public let base: Base
    /// The text as reported; nil where the input is a value.
    public let inputRaw: String?
    /// How the input is seen.
    public let inputVisual: String?
    /// One spelling that is right, or what is expected in words (see `expects`).
    public let expectedRaw: String
    /// What is to be seen, from left to right; empty where the answer is no drawing.
    public let expectedVisual: String
    /// What the answer is where it is no drawing: a parsed value, a comparison, a lint verdict, ...
    public let expects: String?
    /// The two lines that are to be seen, where the answer is two lines.
    public let expectedLines: [String]?
    /// The two strings of a comparison.
    public let leftRaw: String?
    public let rightRaw: String?
    public let note: String?
    public let confidence: String
    private let control: Bool?

    /// Whether the input is right as it stands.
    public var isControl: Bool { control ?? false }

    public var description: String { id }

    /// The direction of the paragraph, as the fixture spells it.
    public enum Base: String, Decodable, Sendable {
        case ltr, rtl, auto

        public var direction: BaseDirection {
            switch self {
            case .ltr: .leftToRight
            case .rtl: .rightToLeft
            case .auto: .automatic
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id, kind, source, fault, locale, base, expects, note, confidence, control
        case inputRaw = "input_raw"
        case inputVisual = "input_visual"
        case expectedRaw = "expected_raw"
        case expectedVisual = "expected_visual"
        case expectedLines = "expected_lines"
        case leftRaw = "left_raw"
        case rightRaw = "right_raw"
    }

    /// All the reported faults, in the order of the file.
    public static func all() throws -> [ReportedFault] {
        try Fixture.lines(ReportedFault.self, of: "reports.jsonl")
    }
}
