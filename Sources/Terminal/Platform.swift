// The only file that sees the C library, and the only difference between the systems.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    // glibc declares `errno`, `SIG_IGN` and friends as plain mutable globals.
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// POSIX calls as Swift wants them: interrupted calls are repeated, a failure carries its `errno`.
enum Platform {
    struct Failure: Error {
        let code: Int32
        /// What the reader of the other end did: went away (`EPIPE`).
        var isClosedPipe: Bool { code == EPIPE }
        /// The system's words for the code, such as `No such file or directory`.
        var reason: String { String(cString: strerror(code)) }
    }

    static let standardInput = STDIN_FILENO
    static let standardOutput = STDOUT_FILENO
    static let standardError = STDERR_FILENO

    /// `open(2)` for reading.
    static func open(_ path: String) throws(Failure) -> Int32 {
        // A C path ends at the first NUL: the rest would be dropped without a word.
        guard !path.utf8.contains(0) else { throw Failure(code: ENOENT) }
        while true {
            #if canImport(Darwin)
                let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC)
            #elseif canImport(Glibc)
                let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
            #else
                let descriptor = Musl.open(path, O_RDONLY | O_CLOEXEC)
            #endif
            if descriptor >= 0 { return descriptor }
            try throwUnlessTransient(errno)
        }
    }

    /// `open(2)` for writing: a new file, or an old one emptied.
    static func create(_ path: String) throws(Failure) -> Int32 {
        guard !path.utf8.contains(0) else { throw Failure(code: ENOENT) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
        while true {
            #if canImport(Darwin)
                let descriptor = Darwin.open(path, flags, 0o666)
            #elseif canImport(Glibc)
                let descriptor = Glibc.open(path, flags, 0o666)
            #else
                let descriptor = Musl.open(path, flags, 0o666)
            #endif
            if descriptor >= 0 { return descriptor }
            try throwUnlessTransient(errno)
        }
    }

    /// `close(2)` after writing: the last moment at which a failure is told. Not repeated, for the descriptor is gone.
    static func closeWriting(_ descriptor: Int32) throws(Failure) {
        guard close(descriptor) == 0 || errno == EINTR else { throw Failure(code: errno) }
    }

    /// `close(2)`; nothing can be done about a failure on a descriptor that was only read.
    static func closeReading(_ descriptor: Int32) { _ = close(descriptor) }

    /// `read(2)`: at most `count` bytes, none at the end of the stream. Waits for the first byte.
    static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
        while true {
            var result = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                #if canImport(Darwin)
                    result = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
                #elseif canImport(Glibc)
                    result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                #else
                    result = Musl.read(descriptor, buffer.baseAddress, buffer.count)
                #endif
                filled = max(result, 0)
            }
            if result >= 0 { return bytes }
            try waitOrThrow(errno, descriptor, Int16(POLLIN))
        }
    }

    /// `write(2)` until every byte is out.
    static func write(_ descriptor: Int32, _ bytes: [UInt8]) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let result = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                #if canImport(Darwin)
                    return Darwin.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Glibc)
                    return Glibc.write(descriptor, rest.baseAddress, rest.count)
                #else
                    return Musl.write(descriptor, rest.baseAddress, rest.count)
                #endif
            }
            if result >= 0 {
                written += result
            } else {
                try waitOrThrow(errno, descriptor, Int16(POLLOUT))
            }
        }
    }

    /// Makes a write to a closed pipe an error (`EPIPE`) instead of the end of the process.
    static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal behind a descriptor (`TIOCGWINSZ`), nil where there is none or it does not say.
    static func columns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func exit(_ code: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(code)
        #elseif canImport(Glibc)
            Glibc.exit(code)
        #else
            Musl.exit(code)
        #endif
    }

    private static func throwUnlessTransient(_ code: Int32) throws(Failure) {
        guard code == EINTR else { throw Failure(code: code) }
    }

    /// A descriptor that another program left non-blocking answers `EAGAIN`: wait until it is ready.
    private static func waitOrThrow(_ code: Int32, _ descriptor: Int32, _ events: Int16) throws(Failure) {
        if code == EAGAIN || code == EWOULDBLOCK {
            var entry = pollfd(fd: descriptor, events: events, revents: 0)
            _ = poll(&entry, 1, -1)
        } else {
            try throwUnlessTransient(code)
        }
    }
}
