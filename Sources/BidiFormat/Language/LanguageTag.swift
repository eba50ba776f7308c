internal import ICUBridge
public import BidiText

/// A language as BCP 47 names it, with what follows from it: direction, digits and ICU's data.
///
/// Canonical (`iw` is `he`) and checked: a tag that ICU would format in another language, in root or in the process's
/// own locale is refused. Fallback to the language without its region or to another script of it, as ICU does, is fine:
/// see ``dataSource``. Conforms to `Codable` as the tag itself.
public struct LanguageTag: Hashable, Sendable {
    /// The canonical BCP 47 tag: `ar-EG-u-nu-latn`.
    public let identifier: String
    /// The direction of the script, after likely subtags (`uloc_isRightToLeft`).
    public let baseDirection: WritingDirection
    /// The digits that numbers get: what `-u-nu-` says, the locale's own otherwise (`unumsys_open`).
    public let numberingSystem: NumberingSystem
    /// The identifier of the data ICU uses: `ar_EG`, or an ancestor such as `en` for `en-SA` (`ures_getLocaleByType`).
    public let dataSource: String
    /// The identifier in ICU's own form: `ar_EG@numbers=latn`.
    package let icuIdentifier: String

    /// The language of a BCP 47 tag (`ar-AE-u-nu-latn`, `_` accepted for `-`) or of an identifier of Foundation or ICU
    /// with keywords (`ar_SA@calendar=gregorian`).
    ///
    /// Throws ``BidiFormatError`` with code `bad-locale`, `no-locale-data` or `bad-numbering-system`.
    public init(_ identifier: some StringProtocol) throws(BidiFormatError) {
        self = try Self.cache.value(for: String(identifier)) { () throws(BidiFormatError) in
            try LanguageTag(checking: String(identifier))
        }
    }

    private static let cache = FormatterCache<String, LanguageTag>(limit: 512)

    private init(checking given: String) throws(BidiFormatError) {
        let tag = try Self.canonicalTag(given)
        do {
            icuIdentifier = try ICULocale.forLanguageTag(tag).identifier
            identifier = tag
            let data = try ICULocale.dataSource(of: icuIdentifier)
            guard !data.isProcessDefault, data.identifier != "root", !data.identifier.isEmpty,
                try !ICULocale.language(of: icuIdentifier).isEmpty
            else {
                throw BidiFormatError.noLocaleData(given)
            }
            dataSource = data.identifier
            baseDirection = ICULocale.isRightToLeft(icuIdentifier) ? .rightToLeft : .leftToRight
            numberingSystem = try Self.numberingSystem(of: icuIdentifier, given: given)
        } catch let error as BidiFormatError {
            throw error
        } catch {
            throw BidiFormatError.badLocale(given)
        }
    }

    /// The numbering system by its full definition, `native`, `traditional` and `finance` resolved.
    private static func numberingSystem(
        of icuIdentifier: String, given: String
    ) throws(BidiFormatError) -> NumberingSystem {
        do {
            return try NumberingSystem(ICUNumberingSystem(locale: icuIdentifier))
        } catch let error as BidiFormatError {
            throw error
        } catch {
            let name = (try? ICULocale.keyword("numbers", in: icuIdentifier)) ?? given
            throw BidiFormatError.badNumberingSystem(name, why: "there is no numbering system of this name")
        }
    }
}

extension LanguageTag {
    /// The language subtag, such as `ar` (`uloc_getLanguage`).
    public var languageCode: String { identifier.split(separator: "-").first.map(String.init) ?? identifier }

    /// The same language with these digits everywhere, as `-u-nu-` writes it.
    ///
    /// ICU's C function `uloc_setKeywordValue`.
    public func numberingSystem(_ system: NumberingSystem) -> LanguageTag { setting("nu", to: system.name) }
}

extension LanguageTag: CustomStringConvertible {
    public var description: String { identifier }

    public static func == (left: LanguageTag, right: LanguageTag) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension LanguageTag: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
