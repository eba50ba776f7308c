internal import FuzzDriver
internal import Properties

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReading(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    check(.reading, UnsafeBufferPointer(start: start, count: count))
}
