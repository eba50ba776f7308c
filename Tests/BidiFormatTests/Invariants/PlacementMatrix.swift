import BidiText

/// Puts specimens between all neighbours in both directions and counts what is seen.
///
/// What was seen once is remembered: 28 of the Arabic locales print the same strings.
struct PlacementMatrix {
    private var known: [Specimen: Outcome] = [:]
    private let frames: [Frame]
    /// The first few placements that break an invariant.
    private(set) var examples: [String] = []
    /// Where bare runs of digits order their neighbours otherwise than a neutral character does.
    private(set) var bareDigitsReordering: Set<String> = []

    /// A pair of neighbours in a paragraph, with their order round a neutral character.
    private struct Frame {
        let neighbours: Neighbours
        let base: BaseDirection
        let beforeCount: Int
        let neutralOrder: [Int]
        /// The neighbours that are spaces.
        let spaces: Set<Int>

        init(_ neighbours: Neighbours, _ base: BaseDirection) {
            self.neighbours = neighbours
            self.base = base
            beforeCount = neighbours.before.unicodeScalars.count
            let text = neighbours.before + "\u{FFFC}" + neighbours.after
            neutralOrder = Drawing.order(of: text, base: base)
            spaces = Set(text.unicodeScalars.enumerated().lazy.filter { $0.element == " " }.map(\.offset))
        }

        func order(roundDigit digit: Unicode.Scalar) -> [Int] {
            Drawing.order(of: neighbours.before + String(digit) + neighbours.after, base: base)
        }
    }

    init() {
        frames = Neighbours.all.flatMap { neighbours in Drawing.bases.map { Frame(neighbours, $0) } }
    }

    /// The outcome of all placements of one value.
    mutating func outcome(of specimen: Specimen) -> Outcome {
        if let outcome = known[specimen] { return outcome }
        let roles = specimen.roles
        let groups = PartGroups(specimen)
        let alone = Drawing.order(of: specimen.text, base: .leftToRight).filter { roles[$0] != .invisible }
        var outcome = Outcome()
        for frame in frames {
            let drawn = Drawing.order(
                of: frame.neighbours.before + specimen.text + frame.neighbours.after, base: frame.base)
            var value: [Int] = []
            var places = [Int?](repeating: nil, count: roles.count)
            // The neighbours as if the value were one character.
            var surroundings: [Int] = []
            var isParted = false
            var place = 0
            for offset in drawn {
                let inner = offset - frame.beforeCount
                if roles.indices.contains(inner), roles[inner] == .invisible { continue }
                place += 1
                if inner < 0 {
                    surroundings.append(offset)
                } else if inner >= roles.count {
                    surroundings.append(offset - roles.count + 1)
                } else {
                    places[inner] = place
                    if value.isEmpty {
                        surroundings.append(frame.beforeCount)
                    } else if surroundings.last != frame.beforeCount {
                        isParted = true
                    }
                    value.append(inner)
                }
            }
            let isMoved = isParted || value != alone
            let isTorn = groups.areTorn(at: places)
            var isDisturbing = surroundings != frame.neutralOrder
            if specimen.isBareDigitRun, isDisturbing, let digit = specimen.text.unicodeScalars.first {
                let letters = { (order: [Int]) in
                    order.filter { $0 != frame.beforeCount && !frame.spaces.contains($0) }
                }
                if letters(surroundings) != letters(frame.neutralOrder) {
                    bareDigitsReordering.insert("\(frame.neighbours) \(frame.base)")
                }
                isDisturbing = surroundings != frame.order(roundDigit: digit)
            }
            outcome += Outcome(
                placements: 1, moved: isMoved ? 1 : 0, torn: isTorn ? 1 : 0, disturbing: isDisturbing ? 1 : 0)
            if examples.count < 8, isMoved || isTorn || isDisturbing {
                let why = [isMoved ? "moved" : nil, isTorn ? "torn" : nil, isDisturbing ? "disturbing" : nil]
                let scalars = specimen.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
                examples.append(
                    "\(scalars) in \(frame.neighbours), \(frame.base): \(why.compactMap { $0 }.joined(separator: ", "))"
                )
            }
        }
        known[specimen] = outcome
        return outcome
    }
}
