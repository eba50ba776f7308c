/// A stretch of UTF-8 at one embedding level; it ends where the next one starts.
struct FlatRun {
    let start: Int32
    let level: UInt8
}
