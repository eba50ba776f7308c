import BidiFormat
import BidiTesting
import ShopFields
import XCTest

/// The same functions in XCTest.
final class FieldTestCase: XCTestCase {
    func testPrice() throws {
        let arabic = try LanguageTag("ar-AE")
        let style = PriceFormatStyle(currency: .rub, locale: arabic).presentation(.narrow)
        let pizza = MenuItem(title: "مارغريتا", rubles: 249, language: arabic)
        expectText(pizza.price, equals: "249.00 ₽")
        expectValue(of: pizza.price, is: 249, as: style)
        expectVisualOrder(of: pizza.price, equals: "₽ 249.00")
        expectStable(pizza.price)
        expectIsolated(pizza.price)
        expectNoControls(style.formattedText(249).plain)
        expectSnapshot(of: pizza.row(width: 40), named: "cell")
    }

    func testDetached() async {
        await Task.detached { _ = expectText("249\u{A0}₽", equals: "249 ₽") }.value
    }
}
