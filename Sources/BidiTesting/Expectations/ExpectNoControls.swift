internal import BidiText

/// Expects a text to hold none of the 12 characters with the property Bidi_Control, as in what is edited, copied,
/// logged, searched, or put in a URL. ZWNJ and ZWJ, which are spelling, are no controls.
///
/// - Returns: whether it holds none.
@discardableResult
public func expectNoControls(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    let controls = text.unicodeScalars.enumerated().compactMap { offset, scalar in
        BidiControl(scalar).map { (offset, $0) }
    }
    guard let first = controls.first else { return true }
    let shown = 10
    let names = controls.prefix(shown).map { "\($0.1.abbreviation) at \($0.0)" }
    let more = controls.count > shown ? " and \(controls.count - shown) more" : ""
    TestRecorder.fail(
        ["the text holds bidi controls: \(names.joined(separator: ", "))\(more)"]
            + CharacterRows(text, pointer: first.0).lines,
        at: TestLocation(fileID, filePath, line, column))
    return false
}
