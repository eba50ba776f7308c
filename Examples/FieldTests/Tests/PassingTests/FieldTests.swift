import BidiFormat
import BidiTesting
import ShopFields
import Testing

@Suite("Fields, with Swift Testing")
struct FieldTests {
    let style: PriceFormatStyle
    let pizza: MenuItem

    init() throws {
        let arabic = try LanguageTag("ar-AE")
        style = PriceFormatStyle(currency: .rub, locale: arabic).presentation(.narrow)
        pizza = MenuItem(title: "مارغريتا", rubles: 249, language: arabic)
    }

    @Test("The price, marks and kinds of space aside")
    func price() {
        expectText(pizza.price, equals: "249.00 ₽")
        expectValue(of: pizza.price, is: 249, as: style)
    }

    @Test("The price looks the same wherever it is put")
    func placement() {
        expectVisualOrder(of: pizza.price, equals: "₽ 249.00")
        expectStable(pizza.price)
        expectIsolated(pizza.price)
    }

    @Test("What is copied holds nothing invisible")
    func copied() {
        expectNoControls(style.formattedText(249).plain)
    }

    @Test("The cell, from left to right and from right to left")
    func cell() throws {
        let english = MenuItem(title: "Margherita", rubles: 249, language: try LanguageTag("en"))
        expectSnapshot(of: english.row(width: 40), rightToLeft: pizza.row(width: 40), named: "cell")
        expectSnapshot(of: pizza.price, named: "price")
    }

    @Test("In a detached task")
    func detached() async {
        let price = pizza.price
        await Task.detached { _ = expectText(price, equals: "249.00 ₽") }.value
    }
}
