internal import ICUBridge

/// How an Arabic (or Syriac, Mongolian, ...) character joins its neighbours: the property Joining_Type.
///
/// The raw values are ICU's `UJoiningType`; a test compares every name with ICU's.
public enum JoiningType: UInt8, Hashable, Sendable, CaseIterable {
    case nonJoining = 0  // U
    case joinCausing = 1  // C
    case dualJoining = 2  // D
    case leftJoining = 3  // L
    case rightJoining = 4  // R
    case transparent = 5  // T

    /// The joining type of a character (`u_getIntPropertyValue`, `UCHAR_JOINING_TYPE`).
    public init(_ scalar: Unicode.Scalar) {
        self = UInt8(exactly: ICUCharacter.joiningType(scalar)).flatMap(JoiningType.init) ?? .nonJoining
    }

    /// The standard's abbreviation, such as `D`.
    public var abbreviation: String {
        switch self {
        case .nonJoining: "U"
        case .joinCausing: "C"
        case .dualJoining: "D"
        case .leftJoining: "L"
        case .rightJoining: "R"
        case .transparent: "T"
        }
    }
}
