extension BidiFormatError {
    static func badLocale(_ given: String, offset: Int? = nil) -> BidiFormatError {
        BidiFormatError(
            .badLocale,
            "\(quoted(given)) is no language tag; write one as BCP 47 does, such as ar-EG or ar-AE-u-nu-latn",
            offset: offset)
    }

    static func noLocaleData(_ given: String) -> BidiFormatError {
        BidiFormatError(
            .noLocaleData,
            "ICU has no data for \(quoted(given)) and would print it in another language; "
                + "name a language it has, such as ar, he, fa or ur")
    }

    static func badNumberingSystem(_ name: String, why: String) -> BidiFormatError {
        BidiFormatError(
            .badNumberingSystem,
            "\(quoted(name)): \(why); name one with ten digits, such as latn, arab or arabext")
    }

    /// What was given, cut to a length an error can carry, with everything invisible or beyond ASCII written as escapes.
    static func quoted(_ given: some StringProtocol) -> String {
        var text = "\""
        for scalar in given.unicodeScalars.prefix(40) {
            text += scalar == "\"" ? "\\\"" : scalar.escaped(asASCII: true)
        }
        return text + (given.unicodeScalars.count > 40 ? "…\"" : "\"")
    }
}
