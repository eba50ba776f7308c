import BidiFormat
import CBaselines
import Foundation

/// Numbers, prices and percentages by held formatters and styles.
struct NumberRows {
    private let out = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    func integers(_ locale: String) throws -> Row {
        let values = (0..<200).map { ($0 * 7_919 + 13) * ($0 % 3 == 0 ? -1 : 1) }
        let handle = baseline_icu_number_open("", locale)
        let style = try NumberFormatStyle(locale: locale)
        let foundation = IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
        return Row(
            name: "integer, \(locale)", count: values.count,
            contenders: [
                Contender(name: "raw ICU") {
                    values.reduce(0) { $0 + Int(baseline_icu_number_int(handle, Int64($1), out, 256)) }
                },
                Contender(name: "swift-bidi") { values.reduce(0) { $0 + style.format($1).utf8.count } },
                Contender(name: "Foundation") { values.reduce(0) { $0 + $1.formatted(foundation).utf8.count } },
                FoundationPeers.numberFormatter(.decimal, locale, values.map { NSNumber(value: $0) }),
            ])
    }

    func prices(_ locale: String, _ currency: String) throws -> Row {
        let values = (0..<200).map { Decimal($0 * 7_919 + 13) / 100 }
        let style = try PriceFormatStyle(currency: currency, locale: locale)
        let foundation = Decimal.FormatStyle.Currency(code: currency, locale: Locale(identifier: locale))
        return decimals(
            "price \(currency), \(locale)", values, baseline_icu_number_open("currency/\(currency)", locale),
            { style.format($0) }, { $0.formatted(foundation) },
            FoundationPeers.numberFormatter(
                .currency, locale, values.map { NSDecimalNumber(decimal: $0) }, currency: currency))
    }

    func percents(_ locale: String) throws -> Row {
        let values = (0..<200).map { Decimal($0) / 100 }
        let style = try PercentFormatStyle(locale: locale)
        let foundation = Decimal.FormatStyle.Percent(locale: Locale(identifier: locale))
        return decimals(
            "percent, \(locale)", values, baseline_icu_number_open("percent scale/100", locale),
            { style.format($0) }, { $0.formatted(foundation) },
            FoundationPeers.numberFormatter(.percent, locale, values.map { NSDecimalNumber(decimal: $0) }))
    }

    private func decimals(
        _ name: String, _ values: [Decimal], _ handle: Int32, _ style: @escaping (Decimal) -> String,
        _ foundation: @escaping (Decimal) -> String, _ numberFormatter: Contender
    ) -> Row {
        let texts = values.map { Array($0.description.utf8CString) }
        return Row(
            name: name, count: values.count,
            contenders: [
                Contender(name: "raw ICU") {
                    texts.reduce(0) {
                        $0 + Int(baseline_icu_number_decimal(handle, $1, Int32($1.count - 1), out, 256))
                    }
                },
                Contender(name: "swift-bidi") { values.reduce(0) { $0 + style($1).utf8.count } },
                Contender(name: "Foundation") { values.reduce(0) { $0 + foundation($1).utf8.count } },
                numberFormatter,
            ])
    }

    /// The same style made for every value, against opening ICU's formatter for it.
    func remaking(_ locale: String) -> Row {
        Row(
            name: "style made again, \(locale)", count: 1,
            contenders: [
                Contender(name: "raw ICU (open)") { baseline_icu_number_reopen("currency/USD", locale) ? 1 : 0 },
                Contender(name: "swift-bidi") {
                    (try? PriceFormatStyle(currency: "USD", locale: locale))?.format(5).utf8.count ?? 0
                },
            ])
    }
}
