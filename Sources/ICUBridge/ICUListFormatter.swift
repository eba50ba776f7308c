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
        let items = Items(items)
        return try icuText("ulistfmt_format") { buffer, capacity, status in
            items.withPointers { strings, lengths, count in
                cicu_ulistfmt_format(handle, strings, lengths, count, buffer, capacity, &status)
            } ?? 0
        }
    }

    /// The items with what ICU puts between them: text in UTF-16, and the range of every item in it
    /// (`ulistfmt_formatStringsToResult`).
    package func formatWithRanges(_ items: [String]) throws(ICUError) -> (text: [UInt16], items: [Range<Int>]) {
        let units = Items(items)
        let result = try icuOpen("ulistfmt_openResult") { status in cicu_ulistfmt_openResult(&status) }
        defer { cicu_ulistfmt_closeResult(result) }
        try icuCall("ulistfmt_formatStringsToResult") { status in
            units.withPointers { strings, lengths, count in
                cicu_ulistfmt_formatStringsToResult(handle, strings, lengths, count, result, &status)
            }
        }
        let value = try icuOpen("ulistfmt_resultAsValue") { status in cicu_ulistfmt_resultAsValue(result, &status) }
        var length: Int32 = 0
        let start = try icuCall("ufmtval_getString") { status in cicu_ufmtval_getString(value, &length, &status) }
        let text = Array(UnsafeBufferPointer(start: start, count: Int(length)))

        let position = try icuOpen("ucfpos_open") { status in cicu_ucfpos_open(&status) }
        defer { cicu_ucfpos_close(position) }
        var ranges = [Range<Int>](repeating: 0..<0, count: items.count)
        while try icuCall("ufmtval_nextPosition", { status in cicu_ufmtval_nextPosition(value, position, &status) }) {
            let category = try icuCall("ucfpos_getCategory") { status in cicu_ucfpos_getCategory(position, &status) }
            guard Int(category) == Int(CICU_FIELD_CATEGORY_LIST_SPAN) else { continue }
            let field = try icuCall("ucfpos_getField") { status in cicu_ucfpos_getField(position, &status) }
            var from: Int32 = 0
            var to: Int32 = 0
            try icuCall("ucfpos_getIndexes") { status in cicu_ucfpos_getIndexes(position, &from, &to, &status) }
            if ranges.indices.contains(Int(field)) { ranges[Int(field)] = Int(from)..<Int(to) }
        }
        return (text, ranges)
    }

    /// Texts as ICU takes them: pointers into one buffer.
    private struct Items {
        private let joined: [UInt16]
        private let lengths: [Int32]

        init(_ items: [String]) {
            let units = items.map { Array($0.utf16) }
            joined = Array(units.joined()) + [0]
            lengths = units.map { Int32($0.count) }
        }

        func withPointers<Result>(
            _ body: (UnsafePointer<UnsafePointer<UInt16>>, UnsafePointer<Int32>, Int32) -> Result
        ) -> Result? {
            joined.withUnsafeBufferPointer { text in
                guard let start = text.baseAddress else { return nil }
                var pointers: [UnsafePointer<UInt16>] = []
                var offset = 0
                for length in lengths {
                    pointers.append(start + offset)
                    offset += Int(length)
                }
                return pointers.withUnsafeBufferPointer { pointers in
                    guard let first = pointers.baseAddress else { return nil }
                    return body(first, lengths, Int32(lengths.count))
                }
            }
        }
    }
}
