internal import ICUBridge

/// A calendar by its CLDR name (BCP 47 key `ca`). Conforms to `Codable` as the name itself.
public struct CalendarIdentifier: Hashable, Sendable {
    /// The BCP 47 name, such as `gregory` or `islamic-umalqura`.
    public let name: String

    /// The calendar of a name as BCP 47 (`gregory`) or ICU (`gregorian`) writes it, in any case.
    ///
    /// Throws ``BidiFormatError`` with code `bad-value`. ICU's C function `ucal_getKeywordValuesForLocale`.
    public init(_ name: some StringProtocol) throws(BidiFormatError) {
        let lower = name.lowercased()
        let canonical = Self.aliases[lower] ?? lower
        guard Self.known.contains(canonical) else {
            throw BidiFormatError(
                .badValue,
                "\(BidiFormatError.quoted(name)) is no calendar; ICU has \(Self.known.sorted().joined(separator: ", "))"
            )
        }
        self.name = canonical
    }

    private init(known name: String) { self.name = name }

    /// The Gregorian calendar (`gregory`).
    public static let gregorian = CalendarIdentifier(known: "gregory")
    /// The solar Hijri calendar of Iran and Afghanistan.
    public static let persian = CalendarIdentifier(known: "persian")
    public static let hebrew = CalendarIdentifier(known: "hebrew")
    /// The lunar Hijri calendar of Saudi Arabia's authorities (`islamic-umalqura`).
    public static let islamicUmmAlQura = CalendarIdentifier(known: "islamic-umalqura")
    /// The tabular lunar Hijri calendar with the civil epoch.
    public static let islamicCivil = CalendarIdentifier(known: "islamic-civil")
    /// The tabular lunar Hijri calendar with the astronomical epoch.
    public static let islamicTabular = CalendarIdentifier(known: "islamic-tbla")
    public static let buddhist = CalendarIdentifier(known: "buddhist")
    public static let japanese = CalendarIdentifier(known: "japanese")
    public static let coptic = CalendarIdentifier(known: "coptic")
    public static let ethiopic = CalendarIdentifier(known: "ethiopic")
    public static let indian = CalendarIdentifier(known: "indian")

    /// Every calendar that ICU has.
    ///
    /// ICU's C function `ucal_getKeywordValuesForLocale`.
    public static var available: [CalendarIdentifier] { known.sorted().map(CalendarIdentifier.init(known:)) }

    /// ICU's own names of calendars that BCP 47 calls otherwise.
    private static let aliases = [
        "gregorian": "gregory", "ethiopic-amete-alem": "ethioaa", "islamicc": "islamic-civil",
    ]

    private static let known: Set<String> = Set(
        ((try? ICUCalendars.all(locale: "und")) ?? []).map { aliases[$0] ?? $0 }.filter { $0 != "unknown" })
}

extension LanguageTag {
    /// The same language with this calendar, as `-u-ca-` writes it; nil leaves the language as it is.
    ///
    /// ICU's C function `uloc_setKeywordValue`.
    func calendar(_ calendar: CalendarIdentifier?) -> LanguageTag {
        calendar.map { setting("ca", to: $0.name) } ?? self
    }

    /// The calendar that dates are shown in: what `-u-ca-` says, the locale's own otherwise.
    ///
    /// The locale's own is data that changes: `ar-SA` has Umm al-Qura up to CLDR 45 and Gregorian from 46.
    /// ICU's C function `ucal_getType`.
    public var calendar: CalendarIdentifier {
        guard let type = try? ICUCalendars.type(locale: icuIdentifier),
            let calendar = try? CalendarIdentifier(type)
        else {
            preconditionFailure("ICU has no calendar for \(identifier)")
        }
        return calendar
    }
}

extension CalendarIdentifier: CustomStringConvertible {
    public var description: String { name }
}

extension CalendarIdentifier: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
