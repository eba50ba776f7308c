internal import CICU

/// A `UDateIntervalFormat`, opened from a date-time skeleton.
///
/// `Sendable` notes: `udtitvfmt_formatToResult` takes a constant object; inside, ICU guards the calendars it
/// mutates with a process-wide lock.
package final class ICUIntervalFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// `udtitvfmt_open`. Nothing may throw between a successful open and the assignment.
    package init(skeleton: String, locale: String, timeZone: String) throws(ICUError) {
        let skeletonUnits = Array(skeleton.utf16)
        let zoneUnits = Array(timeZone.utf16)
        handle = try icuOpen("udtitvfmt_open") { status in
            cicu_udtitvfmt_open(
                locale, skeletonUnits, Int32(skeletonUnits.count), zoneUnits, Int32(zoneUnits.count), &status)
        }
    }

    deinit { cicu_udtitvfmt_close(handle) }

    /// Formats two times, in milliseconds since 1970-01-01T00:00:00Z (`udtitvfmt_formatToResult`).
    package func format(from: Double, to: Double) throws(ICUError) -> ICUFormattedValue {
        let result = try icuOpen("udtitvfmt_openResult") { status in cicu_udtitvfmt_openResult(&status) }
        defer { cicu_udtitvfmt_closeResult(result) }
        try icuCall("udtitvfmt_formatToResult") { status in
            cicu_udtitvfmt_formatToResult(handle, from, to, result, &status)
        }
        let value = try icuOpen("udtitvfmt_resultAsValue") { status in
            cicu_udtitvfmt_resultAsValue(result, &status)
        }
        return try ICUFormattedValue(reading: value)
    }
}
