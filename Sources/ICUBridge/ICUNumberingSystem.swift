internal import CICU

/// What ICU knows of a numbering system; read once, nothing stays open.
package struct ICUNumberingSystem: Hashable, Sendable {
    /// The CLDR name, such as `arab`.
    package let name: String
    /// Whether it has rules instead of ten digits, as Hebrew and Roman numerals.
    package let isAlgorithmic: Bool
    /// The ten digits from 0 to 9 in one string; the name of a rule set for an algorithmic one.
    package let digits: String

    /// By CLDR name (`unumsys_openByName`).
    package init(named name: String) throws(ICUError) {
        let handle = try icuOpen("unumsys_openByName") { status in cicu_unumsys_openByName(name, &status) }
        defer { cicu_unumsys_close(handle) }
        try self.init(reading: handle)
    }

    /// The one a locale uses, its keyword `numbers` respected (`unumsys_open`).
    package init(locale identifier: String) throws(ICUError) {
        let handle = try icuOpen("unumsys_open") { status in cicu_unumsys_open(identifier, &status) }
        defer { cicu_unumsys_close(handle) }
        try self.init(reading: handle)
    }

    /// Every name (`unumsys_openAvailableNames`).
    package static func allNames() throws(ICUError) -> [String] {
        try icuStrings("unumsys_openAvailableNames") { status in cicu_unumsys_openAvailableNames(&status) }
    }

    private init(reading handle: OpaquePointer) throws(ICUError) {
        name = cicu_unumsys_getName(handle).map { String(cString: $0) } ?? ""
        isAlgorithmic = cicu_unumsys_isAlgorithmic(handle)
        digits = try icuText("unumsys_getDescription") { buffer, capacity, status in
            cicu_unumsys_getDescription(handle, buffer, capacity, &status)
        }
    }
}
