/// What FriBidi 1.0.8 resolves against UAX #9. Where one of these is possible, it is not asked.
enum FriBidiFault: CaseIterable {
    /// An LTR isolate after an RTL one is resolved as if it were RTL (reported faults `app-03` and `conf-04`).
    case isolateAfterRightToLeftIsolate
    /// Beyond 125 levels, characters do not get the level of what they are in (rules X1 to X8).
    case deepNesting

    func isPossible(in paragraph: [Unicode.Scalar]) -> Bool {
        switch self {
        case .isolateAfterRightToLeftIsolate:
            // FSI may be either.
            let rest = paragraph.drop { $0 != "\u{2067}" && $0 != "\u{2068}" }.dropFirst()
            return rest.contains { (0x2066...0x2068).contains($0.value) }
        case .deepNesting:
            // An opener raises the level by two at most.
            let openers = paragraph.count {
                [0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068].contains($0.value)
            }
            return openers > 60
        }
    }
}
