#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// When a snapshot is written to its file. Whatever is written fails the test, so that no run is green that compared
/// nothing.
///
/// The environment variable `BIDI_SNAPSHOTS` holds one of these words for a whole run; an argument goes before it.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
    /// Nothing is written: for continuous integration.
    case never
    /// What has no file yet is written: the default.
    case missing
    /// What has no file or differs from it is written.
    case failed
    /// Everything is written.
    case all

    /// The variable that holds the mode of a run.
    static let variable = "BIDI_SNAPSHOTS"

    /// A word in the environment that is no mode.
    struct UnknownWord: Error {
        let word: String
    }

    /// What the environment says; `missing` where it says nothing.
    static func current(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UnknownWord) -> SnapshotRecording {
        guard let word = environment[variable], !word.isEmpty else { return .missing }
        guard let mode = SnapshotRecording(rawValue: word) else { throw UnknownWord(word: word) }
        return mode
    }
}
