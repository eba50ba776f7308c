/// JSON spelled by the simplest rule: everything but ASCII letters and digits is an escape.
enum JSONText {
    static func string(_ text: String) -> String {
        var result = "\""
        for unit in text.utf16 {
            if let scalar = Unicode.Scalar(unit), scalar.isASCII, scalar.properties.isAlphabetic || (48...57) ~= unit {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u" + digits(unit)
            }
        }
        return result + "\""
    }

    /// Four hexadecimal digits.
    static func digits(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Members whose values are JSON already.
    static func object(_ members: [(name: String, value: String)]) -> String {
        "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
    }
}
