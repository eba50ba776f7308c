#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
internal import Testing

@Suite("Values shared by threads")
struct SharingTests {
    /// The styles are made first and opened by whoever comes first, so that the first round fights for every cache.
    @Test("Eight tasks get what one gets")
    func eightTasks() async throws {
        let work = try SharedWork.all()
        #expect(work.count > 60)
        let rounds = 20
        let results = await withTaskGroup(of: [[String]].self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<rounds).map { round in
                        // Each begins elsewhere, or all would ask for the same at the same time and then rest.
                        let start = (task * 5 + round) % work.count
                        let order = (0..<work.count).map { ($0 + start) % work.count }
                        var texts = Array(repeating: "", count: work.count)
                        for index in order { texts[index] = work[index].run() }
                        return texts
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        let serial = try SharedWork.all().map { $0.run() }
        #expect(results.count == 8 * rounds)
        for (index, expected) in serial.enumerated() {
            let isSame = results.allSatisfy { $0[index].utf8.elementsEqual(expected.utf8) }
            #expect(isSame, "\(work[index].name)")
            #expect(!expected.isEmpty, "\(work[index].name)")
        }
    }

    @Test("Every public style is among what is shared")
    func everyStyle() throws {
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let sources = try FileManager.default.subpathsOfDirectory(atPath: root + "/Sources")
        let styles = sources.filter { $0.hasSuffix("FormatStyle.swift") }
            .flatMap { path in
                String(
                    decoding: FileManager.default.contents(atPath: "\(root)/Sources/\(path)") ?? Data(), as: UTF8.self
                )
                .split(separator: "\n").filter { $0.hasPrefix("public struct ") }
                .map { $0.dropFirst("public struct ".count).prefix(while: \.isLetter) }
                .filter { $0.hasSuffix("FormatStyle") }
            }
        #expect(styles.count > 28)
        let shared = ["SharedWork.swift", "SharedWork+Kinds.swift"].compactMap { name in
            FileManager.default.contents(atPath: "\(root)/Tests/RobustnessTests/\(name)")
        }
        let source = shared.map { String(decoding: $0, as: UTF8.self) }.joined()
        for style in styles { #expect(source.contains(" = \(style)("), "\(style) is not in SharedWork") }
    }
}
