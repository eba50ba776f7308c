internal import ICUBridge

extension LanguageTag {
    /// The canonical BCP 47 tag of a tag or of an ICU or Foundation identifier.
    ///
    /// ICU reads as much of a tag as it understands and drops the rest silently; here the whole has to be understood.
    static func canonicalTag(_ given: String) throws(BidiFormatError) -> String {
        // ICU takes C strings: a NUL would end the text early, and nothing outside ASCII has a place in a tag.
        guard !given.isEmpty, given.utf8.count <= 255, given.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw .badLocale(given)
        }
        let halves = given.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard !halves[0].isEmpty, halves.count == 1 || areKeywords(halves[1]) else { throw .badLocale(given) }
        let base = String(halves[0]).replacing("_", with: "-")
        do {
            var (identifier, parsedLength) = try ICULocale.forLanguageTag(base)
            guard parsedLength == base.utf8.count else {
                throw BidiFormatError.badLocale(given, offset: parsedLength)
            }
            if halves.count == 2 { identifier += (identifier.contains("@") ? ";" : "@") + String(halves[1]) }
            // To a tag and back once: this is where ICU replaces deprecated codes (iw, in, ji, mo) by those of today.
            return try ICULocale.languageTag(of: identifier)
        } catch let error as BidiFormatError {
            throw error
        } catch {
            throw .badLocale(given)
        }
    }

    /// Whether the text is one keyword or more, `name=value` with semicolons between: ICU takes a name alone for a
    /// variant of the language.
    private static func areKeywords(_ text: Substring) -> Bool {
        text.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { keyword in
            let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
            return sides.count == 2 && !sides[0].isEmpty && !sides[1].isEmpty
        }
    }
}
