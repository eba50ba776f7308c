#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import BidiText

/// A machine answer, read by another reader of JSON than the one that is tested.
struct Answer: Decodable {
    struct Failure: Decodable {
        let code: String
        let message: String
        let offset: Int?
    }

    struct Part: Decodable {
        let type: String
        let text: String
    }

    struct Visual: Decodable {
        let ltr: String
        let rtl: String
    }

    struct Paragraph: Decodable {
        let start: Int
        let end: Int
        let levels: [UInt8?]
        let order: [Int]
        let visual: String
    }

    struct Finding: Decodable {
        let rule: String
        let start: Int
        let end: Int
        let message: String
    }

    let error: Failure?
    let text: String?
    let plain: String?
    let html: String?
    let direction: String?
    let visual: Visual?
    let parts: [Part]?
    let paragraphs: [Paragraph]?
    let findings: [Finding]?

    /// Reads a line, which must be an object that any terminal and any program can take.
    init(line: [UInt8]) throws(Violation) {
        guard let text = String(validating: line, as: UTF8.self) else { throw Violation("an answer is UTF-8") }
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && BidiControl(scalar) == nil
                && scalar != "\u{2028}" && scalar != "\u{2029}"
        }
        try expect(isPlain, "an answer steers no terminal: \(text)")
        do {
            self = try JSONDecoder().decode(Answer.self, from: Data(line))
        } catch {
            throw Violation("an answer is a JSON object: \(text)")
        }
        guard let error else { return }
        try expect(Self.codes.contains(error.code), "a known code: \(error.code)")
        try expect(!error.message.isEmpty, "an error says why: \(text)")
        try expect(error.offset ?? 0 >= 0, "an offset is not negative: \(text)")
    }

    /// The codes of the machine interface.
    private static let codes: Set<String> = [
        "bad-json", "bad-utf8", "unknown-field", "missing-field", "bad-value", "unknown-kind", "bad-locale",
        "no-locale-data", "bad-currency", "bad-unit", "bad-numbering-system", "bad-time-zone", "not-a-number",
        "out-of-range", "reversed-range", "ambiguous", "unreadable",
    ]
}
