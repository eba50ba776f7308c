public import BidiDiagnosis

/// Expects a text to be another one for a reader: the 12 bidi controls and the kind of space aside.
///
/// ```swift
/// expectText(label.text, equals: "1,234.50 ₪")  // also where it is "\u{200F}1,234.50\u{00A0}\u{200F}₪"
/// ```
/// ZWNJ, ZWJ and the digits' system count, canonical equivalence is that of `==`; `strictness` makes more count.
/// Equal texts that are drawn in another order are noted as a warning where the framework has warnings (Swift Testing
/// of Swift 6.3); to make the order count, see ``expectVisualOrder(of:equals:base:fileID:filePath:line:column:)``.
///
/// - Returns: whether the texts are equal.
@discardableResult
public func expectText(
    _ actual: String, equals expected: String, strictness: ComparisonStrictness = .seen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let location = TestLocation(fileID, filePath, line, column)
    let comparison = TextComparison(actual, expected, strictness: strictness)
    let lines = ComparisonReport(comparison, names: ("actual", "expected")).lines
    guard comparison.isEqual else {
        TestRecorder.fail(["the text is another one"] + lines, at: location)
        return false
    }
    if !lines.isEmpty { TestRecorder.note(lines, at: location) }
    return true
}
