/// Characters in a row that have one type, with the marks and boundary neutrals after them (W1, X9).
struct Stretch {
    enum Number: UInt8 { case none, european, arabic }

    let start: Int32
    /// L, R, EN or AN after the weak types' rules; anything else is a neutral.
    var kind: StretchKind
    /// What W4 and W5 see in it, whatever W7 makes of it. What joined a number by one of them is none itself.
    let number: Number
    /// ``unsettled`` until it is known.
    var level = unsettled

    static let unsettled = UInt8.max

    init(_ start: Int, _ kind: StretchKind, number: Number = .none) {
        self.start = Int32(truncatingIfNeeded: start)
        self.kind = kind
        self.number = number
    }
}
