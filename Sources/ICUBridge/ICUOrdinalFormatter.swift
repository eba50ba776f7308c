internal import CICU
internal import Synchronization

/// A `UNumberFormat` with the ordinal rules of a locale.
///
/// `Sendable` notes: a rule-based format is no immutable object to ICU's documentation, so a lock stands round each call.
package final class ICUOrdinalFormatter: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex(())

    /// `unum_open` with `UNUM_ORDINAL`. Nothing may throw between a successful open and the assignment.
    package init(locale: String) throws(ICUError) {
        handle = try icuOpen("unum_open") { status in cicu_unum_openOrdinal(locale, &status) }
    }

    deinit { cicu_unum_close(handle) }

    /// The locale whose rules these are: that of the process or root where ICU has none for the one asked for
    /// (`unum_getLocaleByType`).
    package func actualLocale() throws(ICUError) -> String {
        let name = try icuCall("unum_getLocaleByType") { status in cicu_unum_getActualLocale(handle, &status) }
        return name.map { String(cString: $0) } ?? ""
    }

    /// `unum_formatInt64`.
    package func format(_ value: Int64) throws(ICUError) -> String {
        try lock.withLock { _ throws(ICUError) in
            try icuText("unum_formatInt64") { buffer, capacity, status in
                cicu_unum_formatInt64(handle, value, buffer, capacity, &status)
            }
        }
    }
}
