internal import FuzzDriver
internal import Properties

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFields(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    check(.fields, UnsafeBufferPointer(start: start, count: count))
}
