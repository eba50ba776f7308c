/// The three isolates: what is inside is laid out on its own and cannot disturb what is outside (UAX #9, section 2.4).
public enum DirectionalIsolate: String, Hashable, Codable, Sendable, CaseIterable {
    /// Left-to-right isolate ("LRI").
    case leftToRight
    /// Right-to-left isolate ("RLI").
    case rightToLeft
    /// First strong isolate ("FSI"), for text that is not known yet.
    case firstStrong

    /// The isolate for a known direction.
    public init(_ direction: WritingDirection) {
        self = direction == .leftToRight ? .leftToRight : .rightToLeft
    }

    /// The character that opens the isolate; ``BidiControl/popDirectionalIsolate`` closes all three.
    public var initiator: BidiControl {
        switch self {
        case .leftToRight: .leftToRightIsolate
        case .rightToLeft: .rightToLeftIsolate
        case .firstStrong: .firstStrongIsolate
        }
    }
}

extension StringProtocol {
    /// The text inside an isolate, made safe to be there: see ``ContainedText``.
    ///
    /// Linear in the text.
    public func isolated(_ isolate: DirectionalIsolate) -> String {
        isolate.initiator.text + ContainedText(self).text + BidiControl.popDirectionalIsolate.text
    }
}
