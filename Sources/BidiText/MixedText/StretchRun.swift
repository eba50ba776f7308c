/// A level run (BD7) in UTF-8; it ends where the next one starts.
struct StretchRun {
    let start: Int32
    let level: UInt8
}
