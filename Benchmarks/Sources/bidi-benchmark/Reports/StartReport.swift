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

    /// By `posix_spawn` and `waitpid`: Foundation's `Process` looks every 50 ms whether the other one has ended.
    private static func time(_ path: String, _ arguments: [String]) throws -> Double {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var child: pid_t = 0
        var status: Int32 = 0
        let start = ContinuousClock.now
        guard posix_spawn(&child, path, &actions, nil, &words, nil) == 0, waitpid(child, &status, 0) == child,
            status == 0
        else { throw CocoaError(.executableLoad) }
        return (ContinuousClock.now - start).nanoseconds
    }
}
