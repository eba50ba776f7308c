internal import BidiText
internal import Terminal

/// Passes a report on in ASCII alone, for terminals whose character set is not Unicode: arrows become `->` and `<-`,
/// everything else outside ASCII an escape that `--unescape` reads.
final class ASCIIOutput: ByteOutput {
    private let output: any ByteOutput

    init(_ output: any ByteOutput) { self.output = output }

    /// - Parameter bytes: whole characters.
    func write(_ bytes: [UInt8]) throws(StreamError) {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return try output.write(bytes) }
        var ascii = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\u{2192}": ascii += "->"
            case "\u{2190}": ascii += "<-"
            default: ascii += scalar.isASCII ? String(Character(scalar)) : scalar.escaped(asASCII: true)
            }
        }
        try output.write(Array(ascii.utf8))
    }

    func flush() throws(StreamError) { try output.flush() }
}
