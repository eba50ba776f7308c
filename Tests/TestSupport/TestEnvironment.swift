#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the environment asks of the tests.
public enum TestEnvironment {
    /// Whether a variable is set: some runs are too long for every day.
    public static func isSet(_ name: String) -> Bool { getenv(name) != nil }
}
