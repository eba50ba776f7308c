import BidiFormat
import Testing

/// The types of parts: ICU's fields by `unumf_resultGetAllFieldPositions`, an inner field before the one round it.
@Suite("Typed parts")
struct PartsTests {
    @Test func groupsInsideTheInteger() throws {
        let parts = try NumberFormatStyle(locale: "en").formattedText(1_234_567.5).parts
        #expect(parts.map(\.kind) == [.integer, .group, .integer, .group, .integer, .decimal, .fraction])
        #expect(parts.map(\.text) == ["1", ",", "234", ",", "567", ".", "5"])
    }

    @Test func priceWithItsIsolates() throws {
        let parts = try PriceFormatStyle(currency: "USD", locale: "ar-EG").formattedText(-5).parts
        #expect(
            parts.map(\.kind) == [
                .control, .control, .minusSign, .control, .integer, .decimal, .fraction, .literal, .control,
                .currency, .control, .control,
            ])
    }
}
