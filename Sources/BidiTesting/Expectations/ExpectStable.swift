internal import BidiDiagnosis
internal import BidiText

/// Expects a value to look the same wherever it is put.
///
/// ```swift
/// expectStable(price.format(249))   // with .isolates for a left-to-right language
/// ```
/// The value is drawn (UAX #9) alone and between 14 pairs of neighbours (words, digits, letters, brackets and signs of
/// both directions), in left-to-right and right-to-left paragraphs: always as one piece, always in the same order.
///
/// - Returns: whether it does.
@discardableResult
public func expectStable(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    guard let fault = StabilityFault(of: text) else { return true }
    TestRecorder.fail(fault.lines, at: TestLocation(fileID, filePath, line, column))
    return false
}
