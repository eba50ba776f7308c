public import BidiDiagnosis

/// Expects a text, and what is seen of it in left-to-right and right-to-left paragraphs, to be as in a file.
///
/// The file is `__Snapshots__/<this file>/<name>.txt` beside the test: the text in escapes, then what is seen, with
/// the versions of ICU and CLDR that wrote it. Bidi controls and kinds of space count as `strictness` says; a change
/// of order is a difference all the same. A name stands for one file, so use it once in a source file; `record` says
/// when the file is written, and nil asks the environment (`BIDI_SNAPSHOTS`).
///
/// - Returns: whether the snapshot is equal. What is written is not.
@discardableResult
public func expectSnapshot(
    of text: String, named name: String, record: SnapshotRecording? = nil, strictness: ComparisonStrictness = .seen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    expect(
        Snapshot(of: text), name, record, strictness, at: TestLocation(fileID, filePath, line, column))
}

/// Expects a row to look as in a file, from left to right and, mirrored, from right to left.
///
/// ```swift
/// expectSnapshot(of: row("en"), rightToLeft: row("ar"), named: "pizza")
/// ```
/// `rightToLeft` is the row with the texts of a right-to-left language; nil mirrors the same texts. All else is as for
/// ``expectSnapshot(of:named:record:strictness:fileID:filePath:line:column:)``.
///
/// - Returns: whether the snapshot is equal. What is written is not.
@discardableResult
public func expectSnapshot(
    of leftToRight: TextRow, rightToLeft: TextRow? = nil, named name: String, record: SnapshotRecording? = nil,
    strictness: ComparisonStrictness = .seen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    expect(
        Snapshot(leftToRight: leftToRight, rightToLeft: rightToLeft ?? leftToRight), name, record, strictness,
        at: TestLocation(fileID, filePath, line, column))
}

private func expect(
    _ snapshot: Snapshot, _ name: String, _ record: SnapshotRecording?, _ strictness: ComparisonStrictness,
    at location: TestLocation
) -> Bool {
    let file = SnapshotFile(name: name, filePath: "\(location.filePath)")
    let expectation = SnapshotExpectation(snapshot: snapshot, file: file, strictness: strictness)
    guard let fault = expectation.fault(record) else { return true }
    TestRecorder.fail(fault, at: location)
    return false
}
