import Foundation

/// The time from start to end of `bidi-show show`, against a program that does nothing but open ICU.
///
/// Arguments: the paths of `bidi-show` and of `empty-program`.
enum StartReport {
    static func figures(_ arguments: [String]) throws -> [Figure] {
        guard arguments.count == 2 else { throw CocoaError(.fileNoSuchFile) }
        let text = "السعر 249.00 (AED)"
        var times: [[Double]] = [[], []]
        for round in 0..<42 {
            let shown = try time(arguments[0], ["show", text])
            let empty = try time(arguments[1], [text])
            // The first round reads files.
            guard round > 0 else { continue }
            times[0].append(shown)
            times[1].append(empty)
        }
        let ratio = zip(times[0], times[1]).map { $0 / $1 }.median
        return [
            Figure(name: "start: bidi-show show", value: times[0].median / 1e6, unit: "ms", aim: ""),
            Figure(name: "start: empty program", value: times[1].median / 1e6, unit: "ms", aim: ""),
            Figure(name: "start: ratio", value: ratio, unit: "x", aim: "at most 1.25"),
        ]
    }

    private static func time(_ path: String, _ arguments: [String]) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        return (ContinuousClock.now - start).nanoseconds
    }
}
