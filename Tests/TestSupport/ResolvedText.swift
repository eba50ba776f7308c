public import BidiText

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A random text with the levels that a second implementation of UAX #9 gives it: `Fixtures/resolver-random.txt`.
public struct ResolvedText: Sendable {
    public let line: Int
    public let base: BaseDirection
    public let scalars: [Unicode.Scalar]
    public let levels: [UInt8?]

    /// Reads the whole file.
    public static func all() throws -> [ResolvedText] {
        let file = "resolver-random.txt"
        let path = Fixture.path(of: file)
        guard let data = FileManager.default.contents(atPath: path) else { throw Fixture.Missing(path: path) }
        let bases: [Substring: BaseDirection] = ["l": .leftToRight, "r": .rightToLeft, "a": .automatic]
        return try String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated().map { index, line in
            let fields = line.split(separator: ";")
            guard fields.count == 3, let base = bases[fields[0]],
                let scalars = UnicodeDataField.text(fields[1])?.unicodeScalars,
                let levels = UnicodeDataField.levels(unpacked(fields[2])), levels.count == scalars.count
            else { throw UnicodeData.Malformed(file: file, line: index + 1) }
            return ResolvedText(line: index + 1, base: base, scalars: Array(scalars), levels: levels)
        }
    }

    /// `3*x 1` is `x x x 1`.
    private static func unpacked(_ field: Substring) -> String {
        field.split(separator: " ").map { word in
            let parts = word.split(separator: "*")
            guard parts.count == 2, let count = Int(parts[0]) else { return String(word) }
            return Array(repeating: String(parts[1]), count: count).joined(separator: " ")
        }.joined(separator: " ")
    }
}
