internal import BidiDiagnosis
public import BidiText

/// Expects what is seen of a text, from left to right.
///
/// ```swift
/// expectVisualOrder(of: "שלום (1)", equals: "(1) םולש")
/// ```
/// The expected text is written in the order of the screen, every paragraph on a line of its own; bidi controls and
/// kinds of space do not count. The text is drawn by UAX #9, grapheme clusters kept together, brackets mirrored.
/// `base` is the direction of the paragraphs; by default that of the first strong letter.
///
/// - Returns: whether this is what is seen.
@discardableResult
public func expectVisualOrder(
    of text: String, equals expected: String, base: BaseDirection = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let visual = text.visualText(base: base)
    let comparison = TextComparison(visual, expected)
    guard !comparison.isEqual else { return true }
    let lines =
        ["what is seen is another line", "stored", "  actual    \(AsciiLiteral.of(text))", "seen, from left to right"]
        + ["  actual    [\(SeenText(visual))]", "  expected  [\(SeenText(expected))]"]
        + ComparisonReport(comparison, names: ("actual", "expected")).causesAndRows
    TestRecorder.fail(lines, at: TestLocation(fileID, filePath, line, column))
    return false
}
