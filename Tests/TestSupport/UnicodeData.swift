#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The files of the Unicode Character Database: Debian's package `unicode-data`, or the folder in `UNICODE_DATA`.
public enum UnicodeData {
    /// Where the files are looked for.
    public static var directory: String {
        ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
    }

    /// The lines of a file that hold data, without comments and the space around them, with their numbers from 1.
    public static func lines(of file: String) throws -> [(number: Int, text: Substring)] {
        let path = "\(directory)/\(file)"
        guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
        var lines: [(Int, Substring)] = []
        let text = String(decoding: data, as: UTF8.self)
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            var content = line.prefix { $0 != UInt8(ascii: "#") }
            while let last = content.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") {
                content.removeLast()
            }
            if !content.isEmpty { lines.append((index + 1, Substring(content))) }
        }
        return lines
    }

    /// A file that is not there.
    public struct Missing: Error, CustomStringConvertible {
        let path: String

        public var description: String {
            "\(path) is missing: install it (apt-get install unicode-data), or name its folder in UNICODE_DATA"
        }
    }

    /// A line that is not in the format of its file.
    public struct Malformed: Error, CustomStringConvertible {
        let file: String
        let line: Int

        public var description: String { "\(file):\(line): not in the documented format" }
    }
}

/// Fields as the conformance files write them.
enum UnicodeDataField {
    /// Decimal numbers with spaces between; nil for `x`.
    static func levels(_ field: some StringProtocol) -> [UInt8?]? {
        var levels: [UInt8?] = []
        for word in words(field) {
            guard word != "x" else { levels.append(nil); continue }
            guard let level = UInt8(word) else { return nil }
            levels.append(level)
        }
        return levels
    }

    /// Decimal numbers with spaces between.
    static func positions(_ field: some StringProtocol) -> [Int]? { all(words(field)) { Int($0) } }

    /// Code points in hexadecimal with spaces between.
    static func text(_ field: some StringProtocol) -> String? {
        all(words(field)) { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            .map { String(String.UnicodeScalarView($0)) }
    }

    static func words<Field: StringProtocol>(_ field: Field) -> [Field.SubSequence] {
        field.split { $0 == " " || $0 == "\t" }
    }

    /// All the values, or nil if one is missing.
    static func all<Word, Value>(_ words: [Word], _ value: (Word) -> Value?) -> [Value]? {
        let values = words.compactMap(value)
        return values.count == words.count ? values : nil
    }
}
