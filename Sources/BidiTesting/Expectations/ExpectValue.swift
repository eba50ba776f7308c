internal import BidiDiagnosis
public import BidiFormat

/// Expects a text to show a value, whatever its digits, marks and spaces: the style reads it.
///
/// ```swift
/// expectValue(of: field.text, is: 249, as: try PriceFormatStyle(currency: "AED", locale: "ar-AE"))
/// ```
/// The text may hold nothing but the value; how a style reads is told by `ReadableFormatStyle`.
///
/// - Returns: whether the text shows the value.
@discardableResult
public func expectValue<Style: ReadableFormatStyle>(
    of text: String, is expected: Style.FormatInput, as style: Style,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool where Style.FormatInput: Equatable {
    let location = TestLocation(fileID, filePath, line, column)
    let fault: [String]
    do throws(BidiParseError) {
        let value = try style.read(text)
        if value == expected { return true }
        fault = [
            "the text shows another value", "  actual    \(EscapedText("\(value)"))",
            "  expected  \(EscapedText("\(expected)"))",
        ]
    } catch {
        let place = error.offset.map { " (at \($0))" } ?? ""
        fault = ["the text shows no value that can be read: \(EscapedText(error.message))\(place)"]
    }
    TestRecorder.fail(fault + CharacterRows(text).lines, at: location)
    return false
}
