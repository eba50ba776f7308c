internal import CICU

/// `UDateTimePatternGenerator`: the pattern that a locale has for a set of fields. Opened for each call; callers keep
/// the patterns.
package enum ICUPatternGenerator {
    /// The locale's best pattern for a skeleton (`udatpg_open`, `udatpg_getBestPattern`).
    package static func bestPattern(for skeleton: String, locale: String) throws(ICUError) -> String {
        let generator = try icuOpen("udatpg_open") { status in cicu_udatpg_open(locale, &status) }
        defer { cicu_udatpg_close(generator) }
        let units = Array(skeleton.utf16)
        return try icuText("udatpg_getBestPattern") { buffer, capacity, status in
            cicu_udatpg_getBestPattern(generator, units, Int32(units.count), buffer, capacity, &status)
        }
    }

    /// The fields of a pattern, as a skeleton (`udatpg_getSkeleton`).
    package static func skeleton(of pattern: String) throws(ICUError) -> String {
        let units = Array(pattern.utf16)
        return try icuText("udatpg_getSkeleton") { buffer, capacity, status in
            cicu_udatpg_getSkeleton(units, Int32(units.count), buffer, capacity, &status)
        }
    }
}
