internal import ICUBridge

/// What a number counts: the part of a number skeleton that a kind of value fixes (UTS #35, part 3, "Number Skeletons").
public struct NumericQuantity: Hashable, Sendable {
    /// The first stems of the skeleton.
    let stems: [String]
    /// Where a currency stands.
    var placement = SymbolPlacement.locale
    /// Whether the value is written in several units, as `5 ft, 6 in`.
    var isMixed = false
    /// Whether a unit of measure is counted.
    var isUnit: Bool { stems.first?.hasPrefix("unit/") == true }
    /// Which parts the ends of a range share where a sign is shown (see ``NumericRangeFormatter``).
    let signedCollapse: ICUNumberRangeFormatter.Collapse

    /// The first of several units, which the number counts; any other quantity is itself.
    var largestUnit: NumericQuantity {
        guard isMixed, let end = stems[0].firstRange(of: "-and-")?.lowerBound else { return self }
        return NumericQuantity(stems: [String(stems[0][..<end])] + stems.dropFirst(), signedCollapse: signedCollapse)
    }

    /// Nothing: a bare number.
    static let number = NumericQuantity(stems: [], signedCollapse: .unit)

    /// Hundredths. ICU's unit collapse writes −10 % to −5 % as `-10–5%`: sign and percent sign are one affix to it.
    static let percent = NumericQuantity(stems: ["percent", "scale/100"], signedCollapse: .none)

    /// Thousandths.
    static let perMille = NumericQuantity(stems: ["permille", "scale/1000"], signedCollapse: .none)

    /// Amounts of a currency.
    static func price(_ stems: [String], placement: SymbolPlacement) -> NumericQuantity {
        NumericQuantity(stems: stems, placement: placement, signedCollapse: .none)
    }

    /// Units of measure. ICU writes the units percent and per mille as the quantities above.
    static func unit(_ unit: MeasureUnit, _ width: UnitWidth) -> NumericQuantity {
        NumericQuantity(
            stems: ["unit/\(unit.identifier)", width.stem], isMixed: unit.isMixed,
            signedCollapse: unit.isRatio ? .none : .unit)
    }
}
