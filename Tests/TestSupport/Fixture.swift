#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The files in `Tests/Fixtures`, found from where this source file is.
public enum Fixture {
    /// Reads a file of one JSON object a line.
    public static func lines<Row: Decodable>(_ type: Row.Type, of file: String) throws -> [Row] {
        let path = path(of: file)
        guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
        let decoder = JSONDecoder()
        return try data.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(type, from: Data($0)) }
    }

    /// The text of a file in `Documentation`.
    public static func document(_ file: String) throws -> String {
        let path = "/\(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))/Documentation/\(file)"
        guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
        return String(decoding: data, as: UTF8.self)
    }

    /// The path of a file in the folder.
    public static func path(of file: String) -> String {
        let source = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        return "/\(source)/Fixtures/\(file)"
    }

    /// A file that is not there.
    public struct Missing: Error, CustomStringConvertible {
        let path: String

        public var description: String { "\(path) is missing: it is part of the repository" }
    }
}
