extension NumberOptions {
    /// The stems of an ICU number skeleton, those of the quantity (`percent`, `currency/USD`) first.
    func skeleton(_ quantity: [String]) -> String {
        var stems = quantity
        stems.append(sign.stem)
        if let stem = grouping.stem { stems.append(stem) }
        if let stem = precision?.stem { stems.append(stem) }
        if let stem = rounding.stem { stems.append(stem) }
        if let stem = notation.stem { stems.append(stem) }
        return stems.joined(separator: " ")
    }
}

extension SignDisplay {
    /// The variants that write no sign on a rounded zero; `sign-always` has none, see ``NumericFormatter``.
    var stem: String {
        switch self {
        case .automatic: "sign-negative"
        case .always: "sign-always"
        case .never: "sign-never"
        case .accounting: "sign-accounting-negative"
        case .exceptZero: "sign-except-zero"
        }
    }
}

extension NumberGrouping {
    var stem: String? {
        switch self {
        case .automatic: nil
        case .always: "group-on-aligned"
        case .never: "group-off"
        case .minimumTwo: "group-min2"
        }
    }
}

extension NumberRounding {
    /// Half-even is ICU's own default.
    var stem: String? { self == .halfEven ? nil : "rounding-mode-\(rawValue)" }
}

extension NumberNotation {
    var stem: String? {
        switch self {
        case .standard: nil
        case .compact: "compact-short"
        case .compactLong: "compact-long"
        case .scientific: "scientific"
        }
    }
}

extension NumberPrecision {
    var stem: String {
        switch rule {
        case .fraction(0, 0): "precision-integer"
        case .fraction(let minimum, let maximum): "." + Self.digits("0", minimum, maximum)
        case .significant(let minimum, let maximum): Self.digits("@", minimum, maximum)
        case .increment(let step): "precision-increment/\(step)"
        }
    }

    private static func digits(_ required: String, _ minimum: Int, _ maximum: Int?) -> String {
        String(repeating: required, count: minimum)
            + (maximum.map { String(repeating: "#", count: $0 - minimum) } ?? "*")
    }
}
