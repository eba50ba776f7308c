internal import ICUBridge

/// A locale's pattern of a digital duration, `h:mm:ss` or `m:ss` (CLDR's `durationUnits`).
struct CountdownPattern: Sendable {
    private let pattern: String

    private struct Key: Hashable {
        let name: String
        let locale: String
    }

    private static let cache = FormatterCache<Key, CountdownPattern>()

    private init(_ pattern: String) { self.pattern = pattern }

    /// With hours (`hms`) or without (`ms`).
    static func shared(hasHours: Bool, in language: LanguageTag) -> CountdownPattern {
        let key = Key(name: hasHours ? "hms" : "ms", locale: language.icuIdentifier)
        do {
            return try cache.value(for: key) { () throws(ICUError) in
                CountdownPattern(try ICUResources.durationPattern(key.name, locale: key.locale))
            }
        } catch {
            preconditionFailure("ICU has no digital durations for \(language): \(error)")
        }
    }

    /// The parts for a number of seconds; the first field takes what is more than 60, and has at least so many digits.
    func parts(seconds: Int, digits: NumberingSystem, minimumDigits: Int = 1) -> [FormattedPart] {
        let hasHours = pattern.contains { "hH".contains($0) }
        let fields: [Character: (FormattedPart.Kind, Int)] = [
            "h": (.hour, seconds / 3600), "m": (.minute, hasHours ? seconds / 60 % 60 : seconds / 60),
            "s": (.second, seconds % 60),
        ]
        var parts: [FormattedPart] = []
        var rest = Substring(pattern)
        while let letter = rest.first {
            let run = rest.prefix { $0 == letter }
            rest = rest[run.endIndex...]
            guard let (kind, value) = fields[Character(letter.lowercased())] else {
                parts += FormattedPart.splittingControls(.literal, String(run))
                continue
            }
            let text = String(value)
            let width = parts.isEmpty ? max(run.count, minimumDigits) : run.count
            let padded = String(repeating: "0", count: max(0, width - text.count)) + text
            parts.append(FormattedPart(kind, digits.replacingDigits(in: padded)))
        }
        return parts
    }
}
