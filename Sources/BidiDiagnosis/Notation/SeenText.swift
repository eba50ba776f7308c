/// A visual line for people: what a reader sees, from left to right.
///
/// Spaces of every kind look like a space and joiners like nothing; what would steer the terminal is named.
package struct SeenText: CustomStringConvertible {
    private let visual: String

    package init(_ visual: String) { self.visual = visual }

    package var description: String {
        var seen = ""
        for scalar in visual.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator: seen += " "
            case .format: break
            default:
                if InvisibleName.isInvisible(scalar), !scalar.properties.isVariationSelector {
                    seen += EscapedText.name(scalar)
                } else {
                    seen.unicodeScalars.append(scalar)
                }
            }
        }
        return seen
    }
}
