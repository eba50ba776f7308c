#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The file of a snapshot: `__Snapshots__/PriceTests/total.txt` beside `PriceTests.swift`.
struct SnapshotFile {
    let path: String

    init(name: String, filePath: String) {
        let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let file = parts.last.map(String.init) ?? ""
        let suite = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        path = "\(folder)/__Snapshots__/\(suite)/\(Self.fileName(name)).txt"
    }

    /// A name for all file systems: letters and digits of any script, `-`, `_` and `.` stay.
    private static func fileName(_ name: String) -> String {
        let kept = name.unicodeScalars.map { scalar -> Unicode.Scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
                || ["-", "_", "."].contains(scalar) ? scalar : "-"
        }
        return String(String.UnicodeScalarView(kept))
    }

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    func read() throws -> Snapshot {
        try Snapshot(contents: String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self))
    }

    func write(_ snapshot: Snapshot) throws {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(snapshot.contents.utf8).write(to: URL(filePath: path), options: .atomic)
    }
}
