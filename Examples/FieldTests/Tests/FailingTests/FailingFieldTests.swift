import BidiFormat
import BidiTesting
import Testing

/// Each of these fails, so that what is said then can be compared: in Swift Testing, with a current test.
@Suite("Failing")
struct FailingFieldTests {
    @Test func text() { expectText("علی ۱۲", equals: "علي ١٢") }

    @Test func textStrict() { expectText("\u{200F}1,234.50\u{A0}\u{200F}₪", equals: "1,234.50 ₪", strictness: .exact) }

    @Test func visualOrder() { expectVisualOrder(of: "رقم +971 50", equals: "+971 50 مقر") }

    @Test func value() throws {
        expectValue(of: "250 ₽", is: 249, as: try PriceFormatStyle(currency: "RUB", locale: "ar-AE"))
    }

    @Test func stable() { expectStable("249 ₽") }

    @Test func noControls() { expectNoControls("249\u{200F} ₽") }

    @Test func isolated() { expectIsolated("\u{2066}249 ₽") }

    @Test func noSnapshot() { expectSnapshot(of: "249 ₽", named: "missing", record: .never) }

    @Test func otherData() { expectSnapshot(of: "249 ₽", named: "other-data", record: .never) }

    @Test func detached() async { await Task.detached { _ = expectText("a", equals: "b") }.value }

    /// Not a failure: a warning beside a test that passes.
    @Test func drawnDifferently() { expectText("249 ₽", equals: "\u{2066}249 ₽\u{2069}") }
}
