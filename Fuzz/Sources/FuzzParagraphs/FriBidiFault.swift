/// What FriBidi 1.0.8 resolves against UAX #9. Where one of these is possible, it is not asked.
enum FriBidiFault: CaseIterable {
    /// An LTR isolate after an RTL one is resolved as if it were RTL (reported faults `app-03` and `conf-04`).
    case isolateAfterRightToLeftIsolate

    func isPossible(in paragraph: [Unicode.Scalar]) -> Bool {
        switch self {
        case .isolateAfterRightToLeftIsolate:
            // FSI may be either.
            let rest = paragraph.drop { $0 != "\u{2067}" && $0 != "\u{2068}" }.dropFirst()
            return rest.contains { (0x2066...0x2068).contains($0.value) }
        }
    }
}
