/// How a run ended, as the shell sees it.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// Done; also with findings, unless `--check` asked.
    case success = 0
    /// A value was refused, strings differ, or a request got an error, or `--check` found something.
    case refused = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// Text that came in is not UTF-8 (`EX_DATAERR`).
    case notUTF8 = 65
    /// A file or stream cannot be opened, read or written (`EX_IOERR`).
    case stream = 74

    /// What the help says of it.
    var meaning: String {
        switch self {
        case .success: "done"
        case .refused:
            "a value refused, texts that differ, a request answered with an error, or --check found something"
        case .usage: "wrong usage"
        case .notUTF8: "the text is not UTF-8"
        case .stream: "a file or stream cannot be opened, read or written"
        }
    }
}
