import Foundation

/// Foundation's formatters beside its format styles, held as an app holds them.
enum FoundationPeers {
    static func numberFormatter(
        _ style: NumberFormatter.Style, _ locale: String, _ values: [NSNumber], currency: String? = nil
    ) -> Contender {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        formatter.locale = Locale(identifier: locale)
        if let currency { formatter.currencyCode = currency }
        return Contender(name: "NumberFormatter") {
            values.reduce(0) { $0 + (formatter.string(from: $1)?.utf8.count ?? 0) }
        }
    }

    /// Both interval formatters. Minutes are those since midnight.
    static func intervals(_ locale: String, _ minutes: [(Int, Int)]) -> [Contender] {
        let formatter = DateIntervalFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = .gmt
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        let style = Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: Locale(identifier: locale),
            calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt)
        let dates = minutes.map { start, end in
            (Date(timeIntervalSince1970: Double(start) * 60), Date(timeIntervalSince1970: Double(end) * 60))
        }
        return [
            Contender(name: "DateIntervalFormatter") {
                dates.reduce(0) { $0 + formatter.string(from: $1.0, to: $1.1).utf8.count }
            },
            Contender(name: "IntervalFormatStyle") { dates.reduce(0) { $0 + style.format($1.0..<$1.1).utf8.count } },
        ]
    }
}
