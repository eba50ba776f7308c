import BidiDiagnosis
import BidiFormat
import BidiText
import FoundationEssentials

// Every kind of value without Foundation, whose locales, calendars and time zones are stubs here.
// What is expected comes from CLDR's patterns and the order that readers of the language expect.
let emirates = try LanguageTag("ar-AE")
let egypt = try LanguageTag("ar-EG")
let hebrew = try LanguageTag("he")
let order: BidiString = "סך \(Decimal(249), format: .price(.ils))"

let expectations = [
    Expectation(kind: "number", text: 1234.formatted(.number(locale: egypt)), seen: "١٬٢٣٤"),
    Expectation(kind: "percent", text: 0.26.formatted(.percent(locale: hebrew)), seen: "26%"),
    Expectation(kind: "price", text: Decimal(-249).formatted(.price(.ils, locale: hebrew)), seen: "₪ -249.00"),
    Expectation(kind: "price", text: (-1234.5).formatted(.price(.usd, locale: emirates)), seen: "US$ -1,234.50"),
    Expectation(
        kind: "phone", text: try PhoneNumber("+971 50 123 4567").formatted(.phoneNumber(locale: emirates)),
        seen: "+971 50 123 4567"),
    Expectation(
        kind: "card", text: try CardNumber("4111111111111111").formatted(.cardNumber(locale: egypt)),
        seen: "4111 1111 1111 1111"),
    Expectation(
        kind: "time range", text: try TimeRange("10:00", "18:00").formatted(.timeRange(locale: hebrew)),
        seen: "18:00–10:00"),
    Expectation(kind: "message", text: order.text(in: hebrew), seen: "₪ 249.00 ךס"),
]

let wrong = expectations.count { !$0.holds() }
guard wrong == 0 else { fatalError("\(wrong) of \(expectations.count) values are drawn in another order") }
