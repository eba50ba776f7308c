internal import BidiText

/// Why a text does not stand in one isolate.
struct IsolationFault {
    let message: String
    /// The scalar that is at fault.
    let offset: Int?

    /// Nil where the text is one isolate.
    init?(of text: String) {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.prefix { $0 == "\u{200D}" }.count
        guard scalars.indices.contains(start), Self.isInitiator(scalars[start]) else {
            self.init("the text does not begin with an isolate (LRI, RLI or FSI)", start)
            return
        }
        var depth = 0
        for (offset, scalar) in scalars.enumerated().dropFirst(start) {
            if scalar.bidiClass == .paragraphSeparator {
                self.init("a line end closes the isolate", offset)
                return
            }
            if Self.isInitiator(scalar) { depth += 1 }
            if BidiControl(scalar) == .popDirectionalIsolate { depth -= 1 }
            guard depth == 0 else { continue }
            if offset + 1 == scalars.count { return nil }
            self.init("the isolate ends before the text", offset + 1)
            return
        }
        self.init("the isolate is not closed: PDI is missing", nil)
    }

    private init(_ message: String, _ offset: Int?) {
        self.message = message
        self.offset = offset
    }

    private static func isInitiator(_ scalar: Unicode.Scalar) -> Bool {
        switch BidiControl(scalar) {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
        default: false
        }
    }
}
