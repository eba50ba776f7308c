internal import Testing
internal import XCTest

/// Records what an expectation found, in whichever framework runs the test.
///
/// Each framework is silent where it is not the one that runs: `Issue.record` inside an `XCTestCase` fails nothing,
/// and `XCTFail` without a test case neither. A current `Test` tells that Swift Testing runs. Without one it is
/// XCTest, or a detached task of either, which cannot be told apart: then both are told, and one of them listens.
enum TestRecorder {
    /// Fails the test.
    static func fail(_ lines: [String], at location: TestLocation) {
        let message = lines.joined(separator: "\n")
        Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
        if Test.current == nil {
            XCTFail(message, file: location.filePath, line: location.line)
        }
    }

    /// Says something about a test that passes, where the framework has a way to say it: a warning of Swift Testing.
    static func note(_ lines: [String], at location: TestLocation) {
        #if compiler(>=6.3)
            guard Test.current != nil else { return }
            let message = lines.joined(separator: "\n")
            Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location.sourceLocation)
        #endif
    }
}
