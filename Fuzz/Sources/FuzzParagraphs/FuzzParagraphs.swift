internal import FuzzDriver
internal import Properties

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParagraphs(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    check(.paragraphs, UnsafeBufferPointer(start: start, count: count), against: FriBidi.levels)
}
