/// Writes one JSON text as UTF-8, members in the order of the calls.
///
/// Strings escape what JSON demands and also what steers a terminal or splits lines: U+007F to U+009F, the twelve bidi
/// controls, U+2028 and U+2029, so that an answer can be printed anywhere. Linear.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether something stands before the next value at the same depth.
    private var needsComma = false

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", members, "}") }

    mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", elements, "]") }

    private mutating func nest(_ open: Unicode.Scalar, _ body: (inout JSONWriter) -> Void, _ close: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: open))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    /// The name of the member whose value is written next.
    mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A member that is a string.
    mutating func member(_ name: String, _ text: String) {
        self.name(name)
        string(text)
    }

    mutating func null() {
        separate()
        bytes += "null".utf8
    }

    mutating func bool(_ value: Bool) {
        separate()
        bytes += (value ? "true" : "false").utf8
    }

    mutating func integer(_ value: Int) {
        separate()
        // Levels are one digit long, in arrays of millions.
        if 0..<10 ~= value {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
        } else {
            bytes += String(value).utf8
        }
    }

    /// A value that was read.
    mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let digits):
            separate()
            bytes += digits.utf8
        case .string(let text): string(text)
        case .array(let elements): array { writer in for element in elements { writer.value(element) } }
        case .object(let members):
            object { writer in
                for member in members {
                    writer.name(member.name)
                    writer.value(member.value)
                }
            }
        }
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C:
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0x0A: bytes += #"\n"#.utf8
            case 0x0D: bytes += #"\r"#.utf8
            case 0x09: bytes += #"\t"#.utf8
            case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                escape(UInt16(truncatingIfNeeded: scalar.value))
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes += #"\u"#.utf8
        bytes += String(repeating: "0", count: 4 - digits.utf8.count).utf8
        bytes += digits.utf8
    }
}
