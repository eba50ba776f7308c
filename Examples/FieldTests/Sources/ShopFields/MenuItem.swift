public import BidiDiagnosis
public import BidiFormat

/// A dish on the menu of a shop, as its cell shows it.
public struct MenuItem: Sendable {
    public let title: String
    public let price: String

    public init(title: String, rubles: Int, language: LanguageTag) {
        self.title = title
        price = PriceFormatStyle(currency: .rub, locale: language).presentation(.narrow).format(rubles)
    }

    /// Title and price at the two sides, and a sign that leads to the dish.
    public func row(width: Int) -> TextRow {
        TextRow(width: width, leading: [.text(title)], trailing: [.text(price), .forward])
    }
}
