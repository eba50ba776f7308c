import BidiFormat
import BidiText

/// Puts dates and times between all neighbours in both directions and counts what is seen.
///
/// Moved: the value's visible characters are in another order than alone, or a neighbour is between them. Torn: a
/// field, an end of a range, or the digits of a time are not one piece in their own order. Disturbed: the neighbours are in
/// another order than round a neutral character.
struct DatePlacements {
    private(set) var placements = 0
    private(set) var moved = 0
    private(set) var torn = 0
    private(set) var disturbed = 0
    private(set) var examples: [String] = []

    private var known: [String: (moved: Int, torn: Int, disturbed: Int)] = [:]
    private let frames: [(neighbours: Neighbours, base: BaseDirection, neutral: [Int])]

    init() {
        frames = Neighbours.all.flatMap { neighbours in
            Drawing.bases.map { base in
                let text = neighbours.before + "\u{FFFC}" + neighbours.after
                return (neighbours, base, Drawing.order(of: text, base: base))
            }
        }
    }

    mutating func add(_ value: FormattedText) { add(Pieces(value.parts), isIsolated: value.isIsolated) }

    mutating func add(_ pieces: Pieces, isIsolated: Bool) {
        placements += frames.count
        if let outcome = known[pieces.text] {
            moved += outcome.moved
            torn += outcome.torn
            disturbed += outcome.disturbed
            return
        }
        var outcome = (moved: 0, torn: 0, disturbed: 0)
        let alone = Drawing.order(of: pieces.text, base: .leftToRight).filter(pieces.isVisible)
        for frame in frames {
            let drawn = Drawing.order(
                of: frame.neighbours.before + pieces.text + frame.neighbours.after, base: frame.base)
            let start = frame.neighbours.before.unicodeScalars.count
            let visible = drawn.filter { !pieces.indices.contains($0 - start) || pieces.isVisible($0 - start) }
            let places = visible.indices.filter { pieces.indices.contains(visible[$0] - start) }
            let value = places.map { visible[$0] - start }
            let isParted = (places.last ?? 0) - (places.first ?? 0) + 1 > places.count
            let isMoved = isParted || value != alone
            let isTorn = pieces.areTorn(in: visible.map { $0 - start })
            var surroundings: [Int] = []
            for offset in visible {
                let inner = offset - start
                let neighbour = inner < 0 ? offset : pieces.indices.contains(inner) ? start : offset - pieces.count + 1
                if surroundings.last != neighbour || neighbour != start { surroundings.append(neighbour) }
            }
            let isDisturbing = surroundings != frame.neutral
            outcome.moved += isMoved ? 1 : 0
            outcome.torn += isTorn ? 1 : 0
            outcome.disturbed += isDisturbing ? 1 : 0
            if examples.count < 4, isMoved || isTorn || isDisturbing {
                let scalars = pieces.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
                examples.append(
                    "\(scalars) in \(frame.neighbours), \(frame.base): moved \(isMoved), torn \(isTorn), disturbing \(isDisturbing)"
                )
            }
        }
        known[pieces.text] = outcome
        moved += outcome.moved
        torn += outcome.torn
        disturbed += outcome.disturbed
    }
}

/// The scalars of a value and the pieces that must stay together.
struct Pieces {
    let text: String
    let count: Int
    private let visible: [Bool]
    /// Offsets in the order they have to be seen in, without a gap.
    private var ordered: [[Int]] = []
    /// Offsets that have to be seen without a gap.
    private var together: [[Int]] = []

    var indices: Range<Int> { 0..<count }

    func isVisible(_ offset: Int) -> Bool { visible[offset] }

    init(_ parts: [FormattedPart]) {
        var scalars: [Unicode.Scalar] = []
        var visible: [Bool] = []
        var ends: [FormattedPart.RangeSource: [[Int]]] = [:]
        var clock: [Int] = []
        var clocks: [[Int]] = []
        var fields: [[Int]] = []
        var lastSource: FormattedPart.RangeSource?
        for part in parts {
            let offsets = Array(scalars.count..<scalars.count + part.text.unicodeScalars.count)
            scalars += part.text.unicodeScalars
            let isControl = part.kind == .control
            visible += part.text.unicodeScalars.map { BidiControl($0) == nil && $0 != "\u{200C}" && $0 != "\u{200D}" }
            if let source = part.source, source != .shared, !isControl {
                var runs = ends[source] ?? []
                if lastSource != source || runs.isEmpty { runs.append([]) }
                runs[runs.count - 1] += offsets
                ends[source] = runs
            }
            if !isControl { lastSource = part.source }
            if [.literal, .control].contains(part.kind) {
                // A colon or full stop inside a time belongs to it; anything else ends it.
                if !clock.isEmpty, part.kind == .literal, [":", "."].contains(part.text) {
                    clock += offsets
                } else if part.kind == .literal {
                    clocks.append(clock)
                    clock = []
                }
                continue
            }
            if [.hour, .minute, .second].contains(part.kind) {
                clock += offsets
            } else {
                clocks.append(clock)
                clock = []
            }
            if part.kind == .timeZone {
                // An offset's order depends on the marks beside it, which are parts of their own.
                fields.append(offsets)
            } else {
                ordered.append(Self.order(of: part.text).map { offsets[$0] })
            }
        }
        clocks.append(clock)
        text = String(String.UnicodeScalarView(scalars))
        count = scalars.count
        self.visible = visible
        together = fields + ends.values.flatMap { $0 }
        for clock in clocks where clock.count > 1 {
            let digits = clock.filter { scalars[$0].properties.numericType == .decimal }
            let isRightToLeft = digits.first.map { BidiClass(scalars[$0]) == .rightToLeft } ?? false
            let whole = clock.prefix { $0 <= digits.last ?? 0 }
            ordered.append(isRightToLeft ? whole.reversed() : Array(whole))
        }
        let isVisible = self.visible
        ordered = ordered.map { $0.filter { isVisible[$0] } }.filter { !$0.isEmpty }
        together = together.map { $0.filter { isVisible[$0] } }.filter { !$0.isEmpty }
    }

    /// The order a field has alone, by its own first strong character.
    private static func order(of text: String) -> [Int] { Drawing.order(of: text, base: .automatic) }

    func areTorn(in seen: [Int]) -> Bool {
        var places: [Int: Int] = [:]
        for (place, offset) in seen.enumerated() { places[offset] = place }
        return ordered.contains { piece in
            let found = piece.compactMap { places[$0] }
            return zip(found, found.dropFirst()).contains { $1 != $0 + 1 }
        }
            || together.contains { piece in
                let found = piece.compactMap { places[$0] }
                return (found.max() ?? 0) - (found.min() ?? 0) + 1 != found.count
            }
    }
}
