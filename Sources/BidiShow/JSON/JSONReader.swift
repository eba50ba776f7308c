/// Reads one JSON text, strictly by RFC 8259. Linear; nesting is limited, so that no line can exhaust the stack.
struct JSONReader {
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value that fills the whole text.
    ///
    /// - Parameter text: well-formed UTF-8, already checked.
    static func read(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        var reader = JSONReader(text)
        reader.skipWhitespace()
        let value = try reader.value(depth: 0)
        reader.skipWhitespace()
        guard reader.position == text.count else { throw reader.fault("nothing may follow the value") }
        return value
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(_ message: String) -> JSONSyntaxError {
        JSONSyntaxError(byteOffset: position, message: next == nil ? "the line ends too early" : message)
    }

    private mutating func skipWhitespace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        guard depth <= Self.maximumDepth else { throw fault("nested deeper than \(Self.maximumDepth)") }
        switch next {
        case UInt8(ascii: "{"): return .object(try members(depth: depth))
        case UInt8(ascii: "["): return .array(try elements(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        for character in word.description.utf8 {
            guard next == character else { throw fault("a value is expected") }
            position += 1
        }
        return value
    }

    private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        skipWhitespace()
        if skip("]") { return elements }
        while true {
            skipWhitespace()
            elements.append(try value(depth: depth + 1))
            skipWhitespace()
            if skip("]") { return elements }
            guard skip(",") else { throw fault("a comma or ] is expected") }
        }
    }

    private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONValue.Member] {
        position += 1
        var members: [JSONValue.Member] = []
        skipWhitespace()
        if skip("}") { return members }
        while true {
            skipWhitespace()
            guard next == UInt8(ascii: "\"") else { throw fault("a field name in double quotes is expected") }
            let name = try string()
            skipWhitespace()
            guard skip(":") else { throw fault("a colon is expected") }
            skipWhitespace()
            members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
            skipWhitespace()
            if skip("}") { return members }
            guard skip(",") else { throw fault("a comma or } is expected") }
        }
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = position
        _ = skip("-")
        if !skip("0") { try digits("a value is expected") }
        if skip(".") { try digits("a digit is expected") }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try digits("a digit is expected")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits(_ message: String) throws(JSONSyntaxError) {
        let start = position
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        guard position > start else { throw fault(message) }
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        var copied = position
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[copied..<position]
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[copied..<position]
                text += String(try escape()).utf8
                copied = position
            case 0..<0x20:
                throw fault("control characters in strings are written as escapes")
            default:
                position += 1
            }
        }
        throw fault("the string has no end")
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let letter = next else { throw fault("the escape has no end") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw JSONSyntaxError(byteOffset: start, message: "unknown escape")
        }
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let half = JSONSyntaxError(byteOffset: start, message: "half of a surrogate pair is no character")
        guard UTF16.isLeadSurrogate(first), skip("\\"), skip("u") else { throw half }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw half }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("four hexadecimal digits are expected")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
