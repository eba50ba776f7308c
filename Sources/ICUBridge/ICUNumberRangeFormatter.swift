internal import CICU

/// A `UNumberRangeFormatter`, opened from a number skeleton.
///
/// `Sendable` notes: ICU documents the formatter as immutable and thread-safe after opening, and each call formats
/// into a result of its own.
package final class ICUNumberRangeFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Which parts that both ends have are written once (`UNumberRangeCollapse`).
    package enum Collapse: Int32, Hashable, Sendable {
        case automatic, none, unit, all
    }

    /// What is written where both ends are equal (`UNumberRangeIdentityFallback`).
    package enum IdentityFallback: Int32, Hashable, Sendable {
        case singleValue, approximatelyOrSingleValue, approximately, range
    }

    /// `unumrf_openForSkeletonWithCollapseAndIdentityFallback`. Nothing may throw between a successful open and the
    /// assignment.
    package init(
        skeleton: String, locale: String, collapse: Collapse, identityFallback: IdentityFallback
    ) throws(ICUError) {
        let units = Array(skeleton.utf16)
        handle = try icuOpen("unumrf_openForSkeletonWithCollapseAndIdentityFallback") { status in
            cicu_unumrf_open(
                units, Int32(units.count), collapse.rawValue, identityFallback.rawValue, locale, &status)
        }
    }

    deinit { cicu_unumrf_close(handle) }

    /// Formats two decimals given as text (`unumrf_formatDecimalRange`).
    package func format(from start: String, to end: String) throws(ICUError) -> ICUFormattedValue {
        let result = try icuOpen("unumrf_openResult") { status in cicu_unumrf_openResult(&status) }
        defer { cicu_unumrf_closeResult(result) }
        try icuCall("unumrf_formatDecimalRange") { status in
            cicu_unumrf_formatDecimalRange(
                handle, start, Int32(start.utf8.count), end, Int32(end.utf8.count), result, &status)
        }
        let value = try icuOpen("unumrf_resultAsValue") { status in cicu_unumrf_resultAsValue(result, &status) }
        return try ICUFormattedValue(reading: value)
    }
}
