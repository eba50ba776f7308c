internal import BidiFormat

/// The fields of a format request as values of this package.
struct FormatFields {
    let fields: RequestFields

    init(_ fields: RequestFields) { self.fields = fields }

    /// A field through an initialiser that may refuse it.
    func value<Value>(
        _ field: String, _ make: (String) throws(BidiFormatError) -> Value
    ) throws(MachineError) -> Value {
        let text = try fields.string(field)
        return try accepted { () throws(BidiFormatError) in try make(text) }
    }

    /// As `value`, nil where the field is not there.
    func optional<Value>(
        _ field: String, _ make: (String) throws(BidiFormatError) -> Value
    ) throws(MachineError) -> Value? {
        fields.has(field) ? try value(field, make) : nil
    }

    /// Both ends of a range.
    func range<Value>(
        _ make: (String, String) throws(BidiFormatError) -> Value
    ) throws(MachineError) -> Value {
        let start = try fields.string("start")
        let end = try fields.string("end")
        return try accepted { () throws(BidiFormatError) in try make(start, end) }
    }

    /// A field whose values are the cases of an enumeration.
    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ field: String, _ type: Value.Type = Value.self
    ) throws(MachineError) -> Value? {
        try fields.choice(field, of: Value.allCases.map(\.rawValue)).flatMap(Value.init(rawValue:))
    }

    func accepted<Value>(_ make: () throws(BidiFormatError) -> Value) throws(MachineError) -> Value {
        do throws(BidiFormatError) {
            return try make()
        } catch {
            throw MachineError(error)
        }
    }

    /// The language of a field, with the digits of `numberingSystem` where there is one.
    func language(_ field: String) throws(MachineError) -> LanguageTag {
        let language = try value(field) { tag throws(BidiFormatError) in try LanguageTag(tag) }
        guard
            let system = try optional("numberingSystem", { name throws(BidiFormatError) in try NumberingSystem(name) })
        else { return language }
        return language.numberingSystem(system)
    }
}

extension MachineError {
    init(_ error: BidiFormatError) {
        // The codes are the same words; a test compares them all.
        self.init(
            code: Code(rawValue: error.code.rawValue) ?? .badValue, message: error.message, offset: error.offset)
    }
}
