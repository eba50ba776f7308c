extension StringProtocol {
    /// Whether the text holds one of the twelve characters with the property Bidi_Control.
    public var containsBidiControls: Bool { unicodeScalars.contains { BidiControl($0) != nil } }

    /// The text without the twelve characters with the property Bidi_Control, and nothing else: ZWNJ and ZWJ, which
    /// are spelling, stay. Linear in the length of the text.
    public func removingBidiControls() -> String {
        String(String.UnicodeScalarView(unicodeScalars.lazy.filter { BidiControl($0) == nil }))
    }
}
