/// What a process does to itself.
public enum CurrentProcess {
    /// The arguments without the program's name, as they were given: bytes, which need not be UTF-8.
    ///
    /// `CommandLine.arguments` repairs ill-formed text without a word.
    public static var arguments: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { pointer in
                [UInt8](UnsafeRawBufferPointer(start: pointer, count: length(of: pointer)))
            }
        }
    }

    /// Makes a write to a closed pipe an error that `StreamError.isClosedPipe` tells, not the end of the process.
    public static func ignoreClosedPipes() { Platform.ignoreClosedPipes() }

    /// Ends the process.
    public static func exit(_ code: Int32) -> Never { Platform.exit(code) }

    private static func length(of pointer: UnsafePointer<CChar>) -> Int {
        var count = 0
        while pointer[count] != 0 { count += 1 }
        return count
    }
}
