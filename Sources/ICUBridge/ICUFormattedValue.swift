internal import CICU

/// A formatted text with its fields, copied out of a `UFormattedValue`.
package struct ICUFormattedValue: Hashable, Sendable {
    /// UTF-16 code units.
    package let text: [UInt16]
    /// The fields in the order ICU reports them: by start, but inner ones before the one round them.
    package let fields: [Field]

    /// A field of the text.
    package struct Field: Hashable, Sendable {
        package let kind: Kind
        /// A range of UTF-16 code units.
        package let range: Range<Int>

        package init(_ kind: Kind, _ range: Range<Int>) {
            self.kind = kind
            self.range = range
        }
    }

    /// What a field is.
    package enum Kind: Hashable, Sendable {
        case number(ICUNumberField)
        case date(ICUDateField)
        /// One end of a range: 0 is the first one.
        case rangeSpan(Int)
    }

    init(text: [UInt16], fields: [Field]) {
        self.text = text
        self.fields = fields
    }

    /// Reads text and fields (`ufmtval_getString`, `ufmtval_nextPosition`).
    init(reading value: OpaquePointer) throws(ICUError) {
        var length: Int32 = 0
        let start = try icuCall("ufmtval_getString") { status in cicu_ufmtval_getString(value, &length, &status) }
        text = Array(UnsafeBufferPointer(start: start, count: Int(length)))

        let position = try icuOpen("ucfpos_open") { status in cicu_ucfpos_open(&status) }
        defer { cicu_ucfpos_close(position) }
        var fields: [Field] = []
        while try icuCall(
            "ufmtval_nextPosition", { status in cicu_ufmtval_nextPosition(value, position, &status) })
        {
            if let field = try Field(reading: position) { fields.append(field) }
        }
        self.fields = fields
    }
}

extension ICUFormattedValue.Field {
    /// Nil for a field that no caller tells apart.
    fileprivate init?(reading position: OpaquePointer) throws(ICUError) {
        let category = try icuCall("ucfpos_getCategory") { status in cicu_ucfpos_getCategory(position, &status) }
        let field = try icuCall("ucfpos_getField") { status in cicu_ucfpos_getField(position, &status) }
        var start: Int32 = 0
        var limit: Int32 = 0
        try icuCall("ucfpos_getIndexes") { status in
            cicu_ucfpos_getIndexes(position, &start, &limit, &status)
        }
        range = Int(start)..<Int(limit)
        switch Int(category) {
        case Int(CICU_FIELD_CATEGORY_NUMBER):
            guard let number = ICUNumberField(rawValue: Int(field)) else { return nil }
            kind = .number(number)
        case Int(CICU_FIELD_CATEGORY_DATE):
            guard let date = ICUDateField(rawValue: Int(field)) else { return nil }
            kind = .date(date)
        case Int(CICU_FIELD_CATEGORY_DATE_INTERVAL_SPAN), Int(CICU_FIELD_CATEGORY_NUMBER_RANGE_SPAN):
            kind = .rangeSpan(Int(field))
        default: return nil
        }
    }
}
