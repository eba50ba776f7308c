import Synchronization
import Testing

/// A failure that an expectation recorded, caught before it fails the test.
struct Failure {
    let text: String
    let location: SourceLocation?

    /// The one failure of the body; nil where there is none.
    static func of(_ body: () -> Void) -> Failure? {
        let failures = Mutex<[Failure]>([])
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            failures.withLock {
                $0.append(
                    Failure(
                        text: issue.comments.map(\.rawValue).joined(separator: "\n"), location: issue.sourceLocation))
            }
            return true
        }
        let all = failures.withLock { $0 }
        #expect(all.count <= 1)
        return all.first
    }
}
