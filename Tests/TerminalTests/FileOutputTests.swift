#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Terminal
import Testing

@Suite("Files to write")
struct FileOutputTests {
    @Test("A file holds what was written, and nothing of what was there")
    func writes() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = FileManager.default.temporaryDirectory.path + "/bidi-show-\(UUID().uuidString)"
        #expect(FileManager.default.createFile(atPath: path, contents: Data(repeating: 1, count: 300_000)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try FileOutput.create(path: path)
        try file.write(Array(bytes[..<5]))
        try file.write(Array(bytes[5...]))
        try file.close()
        try file.close()
        #expect(FileManager.default.contents(atPath: path).map(Array.init) == bytes)
    }

    @Test("What cannot be made says so", arguments: ["/nonexistent/x", "/", "/tmp/x\0y"])
    func refused(path: String) {
        let error = #expect(throws: StreamError.self) { _ = try FileOutput.create(path: path) }
        #expect(error?.operation == .open)
        #expect(error?.name == path)
    }

    @Test("A full disk is told, if only at the end")
    func full() throws {
        let file = try FileOutput.create(path: "/dev/full")
        try file.write([1])
        let error = #expect(throws: StreamError.self) { try file.close() }
        #expect(error?.operation == .write)
        #expect(error?.isClosedPipe == false)
    }
}
