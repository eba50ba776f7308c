internal import BidiDiagnosis

/// Compares a snapshot with its file, or writes the file.
struct SnapshotExpectation {
    let snapshot: Snapshot
    let file: SnapshotFile
    let strictness: ComparisonStrictness

    /// What fails the test; nil where the snapshot is equal.
    func fault(_ recording: SnapshotRecording?) -> [String]? {
        let mode: SnapshotRecording
        do throws(SnapshotRecording.UnknownWord) {
            if let recording { mode = recording } else { mode = try SnapshotRecording.current() }
        } catch {
            let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
            return ["\(SnapshotRecording.variable)=\(EscapedText(error.word)) is no recording mode; known: \(words)"]
        }
        guard file.exists else {
            return mode == .never
                ? ["there is no snapshot", "  \(file.path)"] : written("there was no snapshot; it has been written")
        }
        let difference: [String]?
        do {
            difference = try SnapshotDifference(
                recorded: file.read(), actual: snapshot, strictness: strictness)?.lines
        } catch let error as Snapshot.Unreadable {
            difference = ["line \(error.line) of the file is no line of a snapshot"]
        } catch {
            return ["the snapshot cannot be read: \(EscapedText("\(error)"))", "  \(file.path)"]
        }
        switch (mode, difference) {
        case (.all, _): return written("the snapshot has been written, as asked for")
        case (_, nil): return nil
        case (.failed, let lines?): return written("the snapshot differed and has been written again") + lines
        case (_, let lines?): return ["the snapshot differs", "  \(file.path)"] + lines
        }
    }

    private func written(_ message: String) -> [String] {
        do {
            try file.write(snapshot)
            return [message + "; look at it and run again", "  \(file.path)"]
        } catch {
            return ["the snapshot cannot be written: \(EscapedText("\(error)"))", "  \(file.path)"]
        }
    }
}
