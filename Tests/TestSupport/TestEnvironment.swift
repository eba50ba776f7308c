#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the environment asks of the tests.
public enum TestEnvironment {
    /// Whether a variable is set: some runs are too long for every day.
    public static func isSet(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] != nil }
}
