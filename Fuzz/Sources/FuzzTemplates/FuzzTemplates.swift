internal import FuzzDriver
internal import Properties

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    check(.templates, UnsafeBufferPointer(start: start, count: count))
}
