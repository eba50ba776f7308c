internal import BidiText
public import Terminal

/// The command line `bidi-show`, without a process around it.
public enum BidiShowCommand {
    /// The version of the package.
    public static let version = "0.1.0"

    /// The day of this version, for the manual page.
    static let versionDate = "2026-12-01"

    /// Runs the command line.
    ///
    /// - Parameters:
    ///   - arguments: without the program's name; bytes, because they need not be UTF-8.
    ///   - input: what is read where no text is given.
    ///   - output: answers and help.
    ///   - errors: `bidi-show: what, why, what to do`.
    /// - Returns: how it ended. An output whose reader went away is no error.
    public static func run(
        arguments: [[UInt8]], input: any ByteInput, output: any ByteOutput, errors: any ByteOutput,
        environment: TerminalEnvironment
    ) -> ExitCode {
        let streams = CommandStreams(input: input, output: output, errors: errors, environment: environment)
        do throws(CommandFailure) {
            let exitCode = try run(arguments, streams)
            try streams.flush()
            return exitCode
        } catch {
            guard error != CommandStreams.closedPipe else { return .success }
            // What was answered before the failure is still an answer.
            try? output.flush()
            try? errors.write(error.line)
            try? errors.flush()
            return error.exitCode
        }
    }

    private static func run(_ arguments: [[UInt8]], _ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        let texts = try texts(arguments)
        let command: any Command
        do throws(UsageError) {
            let parsed = try ArgumentParser.parse(texts)
            if parsed.has(.version) {
                command = Printing(text: versions)
            } else if let file = parsed[.generate].flatMap(GeneratedFile.init(rawValue:)) {
                try parsed.allowAlone(.generate)
                command = Printing(text: file.text)
            } else if parsed.has(.help) {
                command = Printing(text: parsed.namesCommand ? HelpText.of(parsed.command) : HelpText.overview)
            } else {
                command = try parsed.command.make(parsed)
            }
        } catch {
            throw CommandFailure(error)
        }
        return try command.run(streams)
    }

    private static func texts(_ arguments: [[UInt8]]) throws(CommandFailure) -> [String] {
        var texts: [String] = []
        for (index, argument) in arguments.enumerated() {
            do throws(IllFormedUTF8) {
                texts.append(try String(strict: argument))
            } catch {
                throw CommandFailure(error, in: "argument \(index + 1)")
            }
        }
        return texts
    }

    private static var versions: String {
        """
        bidi-show \(version)
        ICU \(EngineVersion.icu)
        CLDR \(EngineVersion.cldr)
        Unicode \(EngineVersion.unicode)

        """
    }
}
