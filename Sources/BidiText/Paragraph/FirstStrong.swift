/// The search for the first strong character (UAX #9, rules P2 and P3).
enum FirstStrong {
    /// The first character of class L, R or AL that is neither inside an isolate nor an embedding's initiator.
    ///
    /// An isolate that is never closed reaches to the end of the text, and a lone PDI closes nothing (BD9).
    /// Linear in the length of the text; ordinary text is answered within its first word.
    static func find(in scalars: some Sequence<Unicode.Scalar>) -> (offset: Int, direction: WritingDirection)? {
        var depth = 0
        var offset = 0
        for scalar in scalars {
            let bidiClass = BidiClass(scalar)
            switch bidiClass {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
            case .popDirectionalIsolate: depth = max(0, depth - 1)
            default:
                if depth == 0, let direction = bidiClass.strongDirection { return (offset, direction) }
            }
            offset += 1
        }
        return nil
    }
}

extension BaseDirection {
    /// The direction of one paragraph, and what decided it.
    func resolved(for paragraph: some Sequence<Unicode.Scalar>) -> (WritingDirection, BaseDirectionSource) {
        switch self {
        case .leftToRight: (.leftToRight, .given)
        case .rightToLeft: (.rightToLeft, .given)
        case .firstStrong(let fallback):
            if let (offset, direction) = FirstStrong.find(in: paragraph) {
                (direction, .firstStrong(scalarOffset: offset))
            } else {
                (fallback, .fallback)
            }
        }
    }
}
