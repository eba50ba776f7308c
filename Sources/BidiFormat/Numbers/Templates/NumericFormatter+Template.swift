internal import BidiText

extension NumericFormatter {
    /// What was learned for a policy of isolation; nil before that.
    func learned(_ isolation: Isolation) -> NumericTemplate? {
        templates.template(isolation) { learnTemplate(isolation) }
    }

    /// The template of the formatter's texts in isolates by this policy; nil where it has none.
    func learnTemplate(_ isolation: Isolation) -> NumericTemplate? {
        guard options.notation == .standard, options.sign == .automatic, quantity.hasTemplates,
            let fraction = templateFraction
        else { return nil }
        let learner = NumericTemplateLearner(
            digits: language.numberingSystem.digits, scale: quantity.scale, fraction: fraction.range
        ) { number in
            self.formattedText(number).isolated(in: self.language.baseDirection, isolation).text
        }
        return learner.learn()
    }

    /// How many fraction digits a template writes; nil is as many as 1 has, such as a currency's.
    private struct TemplateFraction {
        var range: ClosedRange<Int>?
    }

    /// The fraction digits that the options ask for; nil for a precision of another kind.
    private var templateFraction: TemplateFraction? {
        switch options.precision?.rule {
        case .fraction(let minimum, let maximum?) where maximum <= 10: TemplateFraction(range: minimum...maximum)
        case .some: nil
        case nil where quantity == .number: TemplateFraction(range: 0...6)
        case nil: TemplateFraction(range: nil)
        }
    }
}

extension NumericQuantity {
    /// Numbers, percentages, and prices without a plural form of the currency's name and without rounding to cash.
    fileprivate var hasTemplates: Bool {
        switch kind {
        case .number, .percent, .perMille: true
        case .price(_, let presentation, let usage): presentation != .name && usage != .cash
        case .unit: false
        }
    }

    /// The power of ten that ICU multiplies numbers with.
    fileprivate var scale: Int {
        switch kind {
        case .number, .price, .unit: 0
        case .percent: 2
        case .perMille: 3
        }
    }
}
