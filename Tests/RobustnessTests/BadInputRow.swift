internal import BidiFormat
internal import BidiText
internal import Testing

/// A row of the table in `Documentation/Bidi.docc/BadInput.md`: what is given to what, and the answer.
struct BadInputRow: Sendable, CustomTestStringConvertible {
    let line: Int
    /// A type's name, or a command.
    let receiver: String
    /// As it is written in the table.
    let written: String
    /// An error's code, or the result as a literal.
    let answer: String
    /// The error's message; empty for a result.
    let message: String

    var testDescription: String { "line \(line): \(receiver) \(written)" }

    /// A row of the Markdown table; nil for other lines and for the head.
    init?(line: Int, _ text: Substring) {
        // A result has no message.
        let filled = text.hasSuffix(" | |") ? text.dropLast() + "`` |" : text
        let cells = filled.split(separator: " | ", omittingEmptySubsequences: false)
        guard cells.count == 4, cells[0].hasPrefix("| "), cells[3].hasSuffix("` |"), cells[1].hasPrefix("`") else {
            return nil
        }
        self.line = line
        receiver = String(cells[0].dropFirst(2)).replacing("`", with: "")
        written = String(cells[1].dropFirst().dropLast())
        answer = String(cells[2].dropFirst().dropLast())
        message = String(cells[3].dropFirst().dropLast(3))
    }

    /// The texts given: a literal, a literal so many times, two literals, or a line as it stands.
    var inputs: [String] {
        guard written.hasPrefix("\"") else { return [written] }
        let halves = written.split(separator: "\" × ")
        if halves.count == 2, let count = Int(halves[1]) {
            return [String(repeating: Self.unescaped(halves[0].dropFirst()), count: count)]
        }
        return written.split(separator: ", ").map { Self.unescaped($0.dropFirst().dropLast()) }
    }

    /// The result, where the answer is one.
    var result: String? { answer.hasPrefix("\"") ? Self.unescaped(answer.dropFirst().dropLast()) : nil }

    /// The escapes of a Swift literal.
    private static func unescaped(_ literal: Substring) -> String {
        var result = ""
        var rest = literal
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result += "\n"
            case "r": result += "\r"
            case "t": result += "\t"
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                result.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
            case let other: result += "\\" + (other.map(String.init) ?? "")
            }
        }
        return result
    }
}
