internal import BidiText

/// Expects a text to stand in one isolate as a whole: LRI, RLI or FSI at its start, and the matching PDI (BD9) at its
/// end. A ZWJ before the isolate, which keeps letters joined, is allowed.
///
/// - Returns: whether it does.
@discardableResult
public func expectIsolated(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    guard let fault = IsolationFault(of: text) else { return true }
    TestRecorder.fail(
        [fault.message] + CharacterRows(text, pointer: fault.offset).lines,
        at: TestLocation(fileID, filePath, line, column))
    return false
}
