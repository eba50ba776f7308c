/// Why a request got no answer.
struct MachineError: Error, Hashable {
    /// The stable codes of the machine interface.
    enum Code: String, CaseIterable {
        case badJSON = "bad-json"
        case badUTF8 = "bad-utf8"
        case unknownField = "unknown-field"
        case missingField = "missing-field"
        case badValue = "bad-value"
        case unknownKind = "unknown-kind"
        case badLocale = "bad-locale"
        case noLocaleData = "no-locale-data"
        case badCurrency = "bad-currency"
        case badUnit = "bad-unit"
        case badNumberingSystem = "bad-numbering-system"
        case badTimeZone = "bad-time-zone"
        case notANumber = "not-a-number"
        case outOfRange = "out-of-range"
        case reversedRange = "reversed-range"
        case ambiguous
        case unreadable
    }

    let code: Code
    let message: String
    /// Where, in scalars of the request's text (or of the line, where the line itself is at fault).
    var offset: Int?
    /// The values an ambiguous text may have.
    var readings: [String] = []

    func write(to writer: inout JSONWriter) {
        writer.name("error")
        writer.object { writer in
            writer.member("code", code.rawValue)
            writer.member("message", message)
            if let offset {
                writer.name("offset")
                writer.integer(offset)
            }
            if !readings.isEmpty {
                writer.name("readings")
                writer.array { writer in for reading in readings { writer.string(reading) } }
            }
        }
    }
}
