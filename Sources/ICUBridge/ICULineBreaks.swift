internal import CICU

/// Where lines may end (UAX #14).
package enum ICULineBreaks {
    /// The offsets in UTF-16 after which a line may end, the end of the text included, by the rules that hold for every
    /// language. Linear.
    ///
    /// A break iterator keeps the pointer to its text, so the whole job is one call (`ubrk_open`, `ubrk_next`).
    package static func offsets(in text: [UInt16]) throws(ICUError) -> [Int] {
        guard !text.isEmpty else { return [] }
        var status: Int32 = 0
        var isOpen = false
        let offsets: [Int] = text.withUnsafeBufferPointer { buffer in
            // The root locale by its name: NULL would be the process's.
            guard
                let start = buffer.baseAddress,
                let iterator = cicu_ubrk_open(
                    UInt32(CICU_BREAK_LINE), "", start, Int32(buffer.count), &status)
            else { return [] }
            isOpen = true
            defer { cicu_ubrk_close(iterator) }
            var offsets: [Int] = []
            while true {
                let offset = cicu_ubrk_next(iterator)
                guard offset != CICU_BREAK_DONE else { return offsets }
                offsets.append(Int(offset))
            }
        }
        guard status <= 0 else { throw ICUError(function: "ubrk_open", code: status) }
        guard isOpen else { throw ICUError.noMemory("ubrk_open") }
        return offsets
    }
}
