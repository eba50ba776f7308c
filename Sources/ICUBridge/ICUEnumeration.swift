internal import CICU

/// Reads the strings of a `UEnumeration` to its end and closes it (`uenum_next`, `uenum_close`).
func icuStrings(
    _ function: StaticString, _ open: (_ status: inout Int32) -> OpaquePointer?
) throws(ICUError) -> [String] {
    let enumeration = try icuOpen(function, open)
    defer { cicu_uenum_close(enumeration) }
    var strings: [String] = []
    while let next = try icuCall("uenum_next", { status in cicu_uenum_next(enumeration, nil, &status) }) {
        strings.append(String(cString: next))
    }
    return strings
}
