#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Terminal
import Testing

@Suite("Files as bytes")
struct FileInputTests {
    @Test("A file is read to its end, whatever its bytes")
    func readsAll() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = FileManager.default.temporaryDirectory.path + "/bidi-show-\(UUID().uuidString)"
        #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try FileInput(path: path).readAll() == bytes)
    }

    @Test("A file that is not there says so")
    func missing() {
        let path = "/nonexistent/\(UUID().uuidString)"
        let error = #expect(throws: StreamError.self) { _ = try FileInput(path: path) }
        #expect(error?.operation == .open)
        #expect(error?.name == path)
        #expect(error?.reason == "No such file or directory")
        #expect(error?.isClosedPipe == false)
    }

    @Test("A path is not cut at U+0000")
    func nul() {
        #expect(throws: StreamError.self) { _ = try FileInput(path: "/dev/null\0x") }
    }

    @Test("A directory can be opened but not read")
    func directory() throws {
        let input = try FileInput(path: "/")
        let error = #expect(throws: StreamError.self) { _ = try input.readAll() }
        #expect(error?.operation == .read)
    }
}
