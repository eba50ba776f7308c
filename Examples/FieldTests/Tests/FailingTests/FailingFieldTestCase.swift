import BidiFormat
import BidiTesting
import XCTest

/// The same failures in XCTest, where there is no current test of Swift Testing.
final class FailingFieldTestCase: XCTestCase {
    func testText() { expectText("علی ۱۲", equals: "علي ١٢") }

    func testVisualOrder() { expectVisualOrder(of: "رقم +971 50", equals: "+971 50 مقر") }

    func testValue() throws {
        expectValue(of: "250 ₽", is: 249, as: try PriceFormatStyle(currency: "RUB", locale: "ar-AE"))
    }

    func testStable() { expectStable("249 ₽") }

    func testNoControls() { expectNoControls("249\u{200F} ₽") }

    func testIsolated() { expectIsolated("\u{2066}249 ₽") }

    func testNoSnapshot() { expectSnapshot(of: "249 ₽", named: "missing", record: .never) }

    func testDetached() async { await Task.detached { _ = expectText("a", equals: "b") }.value }
}
