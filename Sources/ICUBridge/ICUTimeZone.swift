internal import CICU
internal import Synchronization

/// A time zone of ICU's, through a `UCalendar` of its own.
///
/// `Sendable` notes: asking for an offset sets the calendar's time. Every call goes through `lock`; the handle is
/// reached in no other way.
package final class ICUTimeZone: @unchecked Sendable {
    private let handle: OpaquePointer
    private let lock = Mutex<Void>(())

    /// `ucal_open`. An unknown identifier opens GMT: see ``canonicalIdentifier(of:)``.
    package init(_ identifier: String) throws(ICUError) {
        let zone = Array(identifier.utf16)
        handle = try icuOpen("ucal_open") { status in
            cicu_ucal_open(zone, Int32(zone.count), "en@calendar=gregorian", &status)
        }
    }

    deinit { cicu_ucal_close(handle) }

    /// Milliseconds that the zone's clocks are ahead of UTC, daylight saving time included, at a time in milliseconds
    /// since 1970-01-01T00:00:00Z (`ucal_setMillis`, `ucal_get`).
    package func offset(at time: Double) throws(ICUError) -> Double {
        try lock.withLock { _ throws(ICUError) in
            try icuCall("ucal_setMillis") { status in cicu_ucal_setMillis(handle, time, &status) }
            let standard = try icuCall("ucal_get") { status in
                cicu_ucal_get(handle, Int32(CICU_CALENDAR_ZONE_OFFSET), &status)
            }
            let saving = try icuCall("ucal_get") { status in
                cicu_ucal_get(handle, Int32(CICU_CALENDAR_DST_OFFSET), &status)
            }
            return Double(standard + saving)
        }
    }

    /// The identifier that ICU uses for this one; nil where ICU's zone data has no such identifier
    /// (`ucal_getCanonicalTimeZoneID`).
    package static func canonicalIdentifier(of identifier: String) -> String? {
        let units = Array(identifier.utf16)
        var isSystem = false
        let canonical = try? icuText("ucal_getCanonicalTimeZoneID") { buffer, capacity, status in
            cicu_ucal_getCanonicalTimeZoneID(units, Int32(units.count), buffer, capacity, &isSystem, &status)
        }
        return isSystem ? canonical : nil
    }

    /// Every identifier of ICU's zone data, aliases included (`ucal_openTimeZones`).
    package static func all() throws(ICUError) -> [String] {
        try icuStrings("ucal_openTimeZones") { status in cicu_ucal_openTimeZones(&status) }
    }
}
