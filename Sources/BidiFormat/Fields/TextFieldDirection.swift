/// The direction in which a field is laid out, whatever the screen's is.
public enum TextFieldDirection: String, Hashable, Codable, Sendable, CaseIterable {
    /// From left to right, also on a right-to-left screen: numbers of phones and cards, codes, addresses.
    case leftToRight = "ltr"
    /// As the text itself is (first strong letter), and as the screen is while there is none.
    case natural
}
