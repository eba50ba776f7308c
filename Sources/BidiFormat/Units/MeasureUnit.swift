internal import ICUBridge

/// A unit of measure by its CLDR identifier (UTS #35, part 2, "Unit Identifiers").
///
/// Simple (`kilometer`), with a prefix or power (`square-kilometer`), compound (`kilometer-per-hour`,
/// `liter-per-100-kilometer`) or mixed (`foot-and-inch`). Conforms to `Codable` as the identifier itself.
public struct MeasureUnit: Hashable, Sendable {
    /// The CLDR identifier, without its type: `kilometer`, not `length-kilometer`.
    public let identifier: String

    /// The unit of an identifier that ICU can format.
    ///
    /// Throws ``BidiFormatError`` with code `bad-unit`. ICU's C function `unumf_openForSkeletonAndLocale`.
    public init(_ identifier: some StringProtocol) throws(BidiFormatError) {
        self = try Self.cache.value(for: String(identifier)) { () throws(BidiFormatError) in
            try MeasureUnit(checking: String(identifier))
        }
    }

    private static let cache = FormatterCache<String, MeasureUnit>(limit: 256)

    private init(checking given: String) throws(BidiFormatError) {
        let isWellFormed =
            !given.isEmpty && given.utf8.count <= 127
            && given.utf8.allSatisfy { byte in
                byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2D
            }
        // The check is a formatter at work: some identifiers are refused on opening, some (`foot-and-kilogram`) later.
        guard isWellFormed,
            let formatter = try? ICUNumberFormatter(skeleton: "unit/\(given)", locale: "en"),
            (try? formatter.format("1")) != nil
        else {
            throw BidiFormatError(
                .badUnit,
                "\(BidiFormatError.quoted(given)) is no unit; name one by its CLDR identifier, "
                    + "such as kilometer, kilometer-per-hour or foot-and-inch")
        }
        identifier = given
    }

    init(known identifier: String) { self.identifier = identifier }

    /// Whether a value is written in several units.
    var isMixed: Bool { identifier.contains("-and-") }

    /// The units that a value is written in; one, but for mixed units.
    var components: [MeasureUnit] {
        var components: [MeasureUnit] = []
        var rest = identifier[...]
        while let separator = rest.firstRange(of: "-and-") {
            components.append(MeasureUnit(known: String(rest[..<separator.lowerBound])))
            rest = rest[separator.upperBound...]
        }
        return components + [MeasureUnit(known: String(rest))]
    }

    /// Whether it is one of the two units that ICU writes as a sign.
    var isRatio: Bool { identifier == "percent" || identifier == "permille" }
}

extension MeasureUnit {
    // Length
    public static let millimeter = MeasureUnit(known: "millimeter")
    public static let centimeter = MeasureUnit(known: "centimeter")
    public static let meter = MeasureUnit(known: "meter")
    public static let kilometer = MeasureUnit(known: "kilometer")
    public static let inch = MeasureUnit(known: "inch")
    public static let foot = MeasureUnit(known: "foot")
    public static let mile = MeasureUnit(known: "mile")
    // Area and volume
    public static let squareMeter = MeasureUnit(known: "square-meter")
    public static let squareKilometer = MeasureUnit(known: "square-kilometer")
    public static let milliliter = MeasureUnit(known: "milliliter")
    public static let liter = MeasureUnit(known: "liter")
    // Mass
    public static let gram = MeasureUnit(known: "gram")
    public static let kilogram = MeasureUnit(known: "kilogram")
    // Temperature and angle
    public static let celsius = MeasureUnit(known: "celsius")
    public static let fahrenheit = MeasureUnit(known: "fahrenheit")
    public static let degree = MeasureUnit(known: "degree")
    // Time
    public static let second = MeasureUnit(known: "second")
    public static let minute = MeasureUnit(known: "minute")
    public static let hour = MeasureUnit(known: "hour")
    public static let day = MeasureUnit(known: "day")
    public static let week = MeasureUnit(known: "week")
    public static let month = MeasureUnit(known: "month")
    public static let year = MeasureUnit(known: "year")
    // Speed and consumption
    public static let kilometerPerHour = MeasureUnit(known: "kilometer-per-hour")
    public static let literPer100Kilometers = MeasureUnit(known: "liter-per-100-kilometer")
    // Data and energy
    public static let megabyte = MeasureUnit(known: "megabyte")
    public static let gigabyte = MeasureUnit(known: "gigabyte")
    public static let kilocalorie = MeasureUnit(known: "kilocalorie")
    public static let kilowattHour = MeasureUnit(known: "kilowatt-hour")
}

extension MeasureUnit: CustomStringConvertible {
    public var description: String { identifier }
}

extension MeasureUnit: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
