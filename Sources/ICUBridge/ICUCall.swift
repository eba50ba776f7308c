internal import CICU

/// Calls an ICU function and turns a status that is no success into an error: the one place that decides.
///
/// Warnings are negative (`U_USING_DEFAULT_WARNING`), so success is `<= 0`.
func icuCall<Result>(
    _ function: StaticString, _ body: (_ status: inout Int32) -> Result
) throws(ICUError) -> Result {
    var status: Int32 = 0
    let result = body(&status)
    guard status <= 0 else { throw ICUError(function: "\(function)", code: status) }
    return result
}

/// Opens a handle: as `icuCall`, and NULL is an error too.
func icuOpen(
    _ function: StaticString, _ body: (_ status: inout Int32) -> OpaquePointer?
) throws(ICUError) -> OpaquePointer {
    guard let handle = try icuCall(function, body) else { throw ICUError.noMemory("\(function)") }
    return handle
}

/// Calls an ICU function that fills a buffer, and once more with the length it asks for: the one place that grows.
private func icuBuffer<Unit, Result>(
    _ function: StaticString, capacity: Int,
    _ body: (UnsafeMutablePointer<Unit>, Int32, inout Int32) -> Int32,
    _ read: (UnsafeBufferPointer<Unit>) -> Result
) throws(ICUError) -> Result {
    var status: Int32 = 0
    var needed = 0
    let first: Result? = withUnsafeTemporaryAllocation(of: Unit.self, capacity: capacity) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        needed = Int(body(start, Int32(buffer.count), &status))
        return status <= 0 && needed <= buffer.count
            ? read(UnsafeBufferPointer(start: start, count: needed)) : nil
    }
    if let first { return first }
    // A length beyond the buffer without the error does not happen in ICU; it would be an overflow all the same.
    guard status <= 0 || status == Int32(CICU_BUFFER_OVERFLOW_ERROR) else {
        throw ICUError(function: "\(function)", code: status)
    }
    status = 0
    let second: Result? = withUnsafeTemporaryAllocation(of: Unit.self, capacity: needed + 1) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let length = Int(body(start, Int32(buffer.count), &status))
        return status <= 0 ? read(UnsafeBufferPointer(start: start, count: min(length, needed + 1))) : nil
    }
    guard let second else { throw ICUError(function: "\(function)", code: status) }
    return second
}

/// An ICU function that fills a buffer of `char` (invariant ASCII).
func icuCharacters(
    _ function: StaticString, capacity: Int = 96,
    _ body: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
    try icuBuffer(function, capacity: capacity, body) { (units: UnsafeBufferPointer<CChar>) in
        String(decoding: UnsafeRawBufferPointer(units), as: UTF8.self)
    }
}

/// An ICU function that fills a buffer of `UChar`.
func icuText(
    _ function: StaticString, capacity: Int = 96,
    _ body: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
    try icuBuffer(function, capacity: capacity, body) { (units: UnsafeBufferPointer<UInt16>) in
        String(decoding: units, as: UTF16.self)
    }
}
