internal import BidiDiagnosis
internal import Terminal

/// A run that cannot go on: what a person reads on standard error, and the exit code.
struct CommandFailure: Error, Hashable {
    let exitCode: ExitCode
    /// What it is about, why it is wrong, and what to do.
    let message: String

    /// One line for standard error, with every invisible character named.
    var line: String { "bidi-show: \(EscapedText(message))\n" }
}

extension CommandFailure {
    init(exitCode: ExitCode, what: String, why: String, remedy: String) {
        self.init(exitCode: exitCode, message: "\(what), \(why), \(remedy)")
    }
}

extension CommandFailure {
    init(_ error: StreamError) {
        let remedy =
            switch error.operation {
            case .open: "check the path and its permissions"
            case .read: "give a file or a stream that can be read"
            case .write: "check the disk and where the output goes"
            }
        self.init(
            exitCode: .stream, what: error.name, why: "cannot \(error.operation.rawValue): \(error.reason)",
            remedy: remedy)
    }

    /// An escape that `--unescape` cannot read.
    init(_ error: UnescapingError) {
        self.init(
            exitCode: .refused, what: error.escape, why: "unknown escape at character \(error.scalarOffset)",
            remedy: #"write \\ for a backslash"#)
    }

    /// Text that is not UTF-8.
    init(_ error: IllFormedUTF8, in name: String) {
        self.init(
            exitCode: .notUTF8, what: name, why: "not UTF-8 at byte \(error.byteOffset)",
            remedy: "convert it first, for example with iconv")
    }
}
