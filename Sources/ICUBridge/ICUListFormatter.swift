internal import CICU

/// A `UListFormatter`.
///
/// `Sendable` notes: `ulistfmt_format` takes a constant object and changes nothing in it.
package final class ICUListFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// `UListFormatterType`.
    package enum Kind: Int32, Sendable {
        case and, or, units
    }

    /// `UListFormatterWidth`.
    package enum Width: Int32, Sendable {
        case wide, short, narrow
    }

    /// `ulistfmt_openForType`. Nothing may throw between a successful open and the assignment.
    package init(_ kind: Kind, width: Width, locale: String) throws(ICUError) {
        handle = try icuOpen("ulistfmt_openForType") { status in
            cicu_ulistfmt_openForType(locale, kind.rawValue, width.rawValue, &status)
        }
    }

    deinit { cicu_ulistfmt_close(handle) }

    /// The items as one text (`ulistfmt_format`).
    package func format(_ items: [String]) throws(ICUError) -> String {
        let units = items.map { Array($0.utf16) }
        // One buffer for all items, since ICU takes pointers to each: they point into it.
        let joined: [UInt16] = Array(units.joined()) + [0]
        let lengths = units.map { Int32($0.count) }
        return try icuText("ulistfmt_format") { buffer, capacity, status in
            joined.withUnsafeBufferPointer { text in
                guard let start = text.baseAddress else { return 0 }
                var pointers: [UnsafePointer<UInt16>] = []
                var offset = 0
                for length in lengths {
                    pointers.append(start + offset)
                    offset += Int(length)
                }
                return pointers.withUnsafeBufferPointer { pointers in
                    guard let first = pointers.baseAddress else { return 0 }
                    return cicu_ulistfmt_format(
                        handle, first, lengths, Int32(lengths.count), buffer, capacity, &status)
                }
            }
        }
    }
}
