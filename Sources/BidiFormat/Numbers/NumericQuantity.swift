internal import ICUBridge

/// What a number counts: the part of a number skeleton that a kind of value fixes (UTS #35, part 3, "Number Skeletons").
public struct NumericQuantity: Hashable, Sendable {
    let kind: Kind
    /// Where a currency stands.
    var placement = SymbolPlacement.locale

    /// What is counted, as values that hash faster than the stems they stand for.
    enum Kind: Equatable, Sendable {
        /// Nothing: a bare number.
        case number
        case percent
        case perMille
        /// Amounts of a currency.
        case price(Currency, PriceFormatStyle.Presentation, PriceFormatStyle.Usage)
        case unit(MeasureUnit, UnitWidth)
    }

    static let number = NumericQuantity(kind: .number)
    static let percent = NumericQuantity(kind: .percent)
    static let perMille = NumericQuantity(kind: .perMille)

    static func unit(_ unit: MeasureUnit, _ width: UnitWidth) -> NumericQuantity {
        NumericQuantity(kind: .unit(unit, width))
    }

    /// Whether the value is written in several units, as `5 ft, 6 in`.
    var isMixed: Bool {
        if case .unit(let unit, _) = kind { unit.isMixed } else { false }
    }

    /// Whether a unit of measure is counted.
    var isUnit: Bool {
        if case .unit = kind { true } else { false }
    }

    /// The first of several units, which the number counts; any other quantity is itself.
    var largestUnit: NumericQuantity {
        guard case .unit(let unit, let width) = kind else { return self }
        return .unit(unit.components[0], width)
    }

    /// Which parts the ends of a range share where a sign is shown (see ``NumericRangeFormatter``).
    ///
    /// ICU's unit collapse writes −10 % to −5 % as `-10–5%`: sign and percent sign are one affix to it. It writes the
    /// units percent and per mille as it does the quantities.
    var signedCollapse: ICUNumberRangeFormatter.Collapse {
        switch kind {
        case .number: .unit
        case .percent, .perMille, .price: .none
        case .unit(let unit, _): unit.isRatio ? .none : .unit
        }
    }

    /// The first stems of the skeleton.
    var stems: [String] {
        switch kind {
        case .number: []
        case .percent: ["percent", "scale/100"]
        case .perMille: ["permille", "scale/1000"]
        case .price(let currency, let presentation, let usage):
            ["currency/\(currency.code)"] + [presentation.stem, usage.stem].compactMap(\.self)
        case .unit(let unit, let width): ["unit/\(unit.identifier)", width.stem]
        }
    }
}

extension NumericQuantity.Kind: Hashable {
    /// By the currency or unit alone: few styles differ in the rest, and equality tells them apart.
    func hash(into hasher: inout Hasher) {
        switch self {
        case .number: hasher.combine(0)
        case .percent: hasher.combine(1)
        case .perMille: hasher.combine(2)
        case .price(let currency, _, _): hasher.combine(currency)
        case .unit(let unit, _): hasher.combine(unit)
        }
    }
}

extension PriceFormatStyle.Presentation {
    fileprivate var stem: String? {
        switch self {
        case .symbol: nil
        case .narrow: "unit-width-narrow"
        case .code: "unit-width-iso-code"
        case .name: "unit-width-full-name"
        }
    }
}

extension PriceFormatStyle.Usage {
    fileprivate var stem: String? { self == .cash ? "precision-currency-cash" : nil }
}
