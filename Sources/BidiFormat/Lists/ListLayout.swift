internal import BidiText
internal import ICUBridge

/// A list in a language: the items as free text, each in an isolate where it needs one, and the language's words
/// between them. The whole runs in the language's direction.
struct ListLayout {
    let language: LanguageTag
    private let formatter: ICUListFormatter

    private struct Key: Hashable {
        let language: LanguageTag
        let connection: ListConnection
        let width: ListWidth
    }

    private static let cache = FormatterCache<Key, ICUListFormatter>(limit: 64)

    init(_ connection: ListConnection, _ width: ListWidth, language: LanguageTag) {
        self.language = language
        do {
            let key = Key(language: language, connection: connection, width: width)
            formatter = try Self.cache.value(for: key) { () throws(ICUError) in
                try ICUListFormatter(connection.icuKind, width: width.icuWidth, locale: language.icuIdentifier)
            }
        } catch {
            preconditionFailure("ICU cannot format lists for \(language): \(error)")
        }
    }

    func arrange(_ items: [ListItem]) -> FormattedText {
        let values = items.map { item in
            switch item {
            case .text(let text): FormattedText(freeText: text, fallback: language.baseDirection)
            case .formatted(let value): value
            }
        }.map { $0.isolated(in: language.baseDirection, .automatic) }
        let plain = values.map(\.plain)
        let (text, ranges): ([UInt16], [Range<Int>])
        do {
            // The words depend on the letters beside them (`ו` takes a hyphen before Latin ones).
            (text, ranges) = try formatter.formatWithRanges(plain)
        } catch {
            preconditionFailure("ICU cannot format a list for \(language): \(error)")
        }
        var pieces = ResolvedMessage()
        var end = 0
        for index in ranges.indices.sorted(by: { ranges[$0].lowerBound < ranges[$1].lowerBound }) {
            pieces.append(literal: String(decoding: text[end..<ranges[index].lowerBound], as: UTF16.self))
            pieces.append(value: values[index])
            end = ranges[index].upperBound
        }
        pieces.append(literal: String(decoding: text[end...], as: UTF16.self))
        return FormattedText(
            pieces.parts(), direction: language.baseDirection, given: items.isEmpty ? nil : pieces.copyText())
    }
}

extension ListConnection {
    fileprivate var icuKind: ICUListFormatter.Kind {
        switch self {
        case .and: .and
        case .or: .or
        case .units: .units
        }
    }
}

extension ListWidth {
    fileprivate var icuWidth: ICUListFormatter.Width {
        switch self {
        case .wide: .wide
        case .short: .short
        case .narrow: .narrow
        }
    }
}
