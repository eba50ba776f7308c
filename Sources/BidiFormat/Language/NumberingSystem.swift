internal import ICUBridge
public import BidiText

/// A numbering system of ten digits, by its CLDR name (UTS #35, part 3, section "Numbering Systems").
///
/// Conforms to `Codable` as the name itself.
public struct NumberingSystem: Hashable, Sendable {
    /// The CLDR name, such as `arab`.
    public let name: String
    /// The digits from 0 to 9.
    public let digits: [Unicode.Scalar]
    /// The bidi class of the digits: EN (Latin, Persian), AN (Arabic-Indic), R (Adlam, N'Ko) or L (Bengali, ...).
    public let bidiClass: BidiClass

    /// The system of a CLDR name; one that has rules instead of ten digits, such as `hebr`, is refused.
    ///
    /// Throws ``BidiFormatError`` with code `bad-numbering-system`. ICU's C function `unumsys_openByName`.
    public init(_ name: some StringProtocol) throws(BidiFormatError) {
        let name = String(name)
        self = try Self.cache.value(for: name) { () throws(BidiFormatError) in
            guard !name.isEmpty, name.utf8.count <= 8, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
                let known = try? ICUNumberingSystem(named: name)
            else {
                throw BidiFormatError.badNumberingSystem(name, why: "there is no numbering system of this name")
            }
            return try NumberingSystem(known)
        }
    }

    private static let cache = FormatterCache<String, NumberingSystem>(limit: 128)

    init(_ system: ICUNumberingSystem) throws(BidiFormatError) {
        let digits = Array(system.digits.unicodeScalars)
        guard !system.isAlgorithmic, digits.count == 10 else {
            throw BidiFormatError.badNumberingSystem(system.name, why: "it has rules instead of ten digits")
        }
        name = system.name
        self.digits = digits
        bidiClass = BidiClass(digits[1])
    }

    /// ASCII digits (`latn`).
    public static let latin = NumberingSystem("latn", zero: "0", bidiClass: .europeanNumber)
    /// The digits of Arabic (`arab`), U+0660 to U+0669.
    public static let arabicIndic = NumberingSystem("arab", zero: "\u{0660}", bidiClass: .arabicNumber)
    /// The digits of Persian, Urdu and Pashto (`arabext`), U+06F0 to U+06F9.
    public static let extendedArabicIndic = NumberingSystem(
        "arabext", zero: "\u{06F0}", bidiClass: .europeanNumber)

    /// For the three above, whose digits follow each other.
    private init(_ name: String, zero: Unicode.Scalar, bidiClass: BidiClass) {
        self.name = name
        self.bidiClass = bidiClass
        digits = (0..<10).compactMap { Unicode.Scalar(zero.value + $0) }
    }

    /// Every system with ten digits that ICU has.
    ///
    /// ICU's C function `unumsys_openAvailableNames`.
    public static var available: [NumberingSystem] {
        ((try? ICUNumberingSystem.allNames()) ?? []).compactMap { try? NumberingSystem($0) }.sorted {
            $0.name < $1.name
        }
    }
}

extension NumberingSystem {
    /// The text with every decimal digit, of whatever system, written in this one. Nothing else changes.
    ///
    /// Linear in the text. ICU's C function `u_charDigitValue`.
    public func replacingDigits(in text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(ICUCharacter.decimalDigit(scalar).map { digits[$0] } ?? scalar)
        }
        return String(result)
    }
}

extension NumberingSystem: CustomStringConvertible {
    public var description: String { name }

    public static func == (left: NumberingSystem, right: NumberingSystem) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NumberingSystem: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
