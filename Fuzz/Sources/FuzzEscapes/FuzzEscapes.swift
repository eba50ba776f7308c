internal import FuzzDriver
internal import Properties

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEscapes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    check(.escapes, UnsafeBufferPointer(start: start, count: count))
}
