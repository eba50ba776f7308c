/// How many placements were looked at, and how many break an invariant.
struct Outcome: Equatable, CustomStringConvertible {
    var placements = 0
    /// The value's characters are seen in another order than alone, or with a neighbour between them.
    var moved = 0
    /// A part is not seen as one piece in its own order.
    var torn = 0
    /// The neighbours are seen in another order than round a neutral character.
    var disturbing = 0

    static func += (left: inout Outcome, right: Outcome) {
        left.placements += right.placements
        left.moved += right.moved
        left.torn += right.torn
        left.disturbing += right.disturbing
    }

    var description: String {
        "\(placements) placements: \(moved) moved, \(torn) torn, \(disturbing) disturb their neighbours"
    }
}
