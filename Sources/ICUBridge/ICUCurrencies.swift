internal import CICU

/// ISO 4217 codes as ICU lists them.
package enum ICUCurrencies {
    /// Every code that ICU knows for some region and time, funds and special codes included
    /// (`ucurr_openISOCurrencies`, `UCURR_ALL`).
    package static func all() throws(ICUError) -> [String] { try codes(UInt32(CICU_CURRENCY_ALL)) }

    /// The codes in use (`UCURR_COMMON | UCURR_NON_DEPRECATED`).
    package static func active() throws(ICUError) -> [String] {
        try codes(UInt32(CICU_CURRENCY_COMMON | CICU_CURRENCY_NON_DEPRECATED))
    }

    private static func codes(_ type: UInt32) throws(ICUError) -> [String] {
        try icuStrings("ucurr_openISOCurrencies") { status in cicu_ucurr_openISOCurrencies(type, &status) }
    }

    /// What a currency is called.
    package enum Name: Sendable {
        /// The symbol that no other currency has in the language.
        case symbol
        case narrowSymbol
        /// The name as it stands in a list.
        case long
        /// The name beside a number of a plural category, by UTS #35's keyword.
        case plural(String)
    }

    /// A name of a currency in a locale; its code where there is none (`ucurr_getName`, `ucurr_getPluralName`).
    package static func name(_ name: Name, of currency: String, locale: String) throws(ICUError) -> String {
        let code = Array(currency.utf16) + [0]
        // ICU answers with the very pointer it was given where it has no name, so the text is copied in this scope.
        return try code.withUnsafeBufferPointer { (code) throws(ICUError) -> String in
            guard let code = code.baseAddress else { return currency }
            var length: Int32 = 0
            let units = try icuCall("ucurr_getName") { status in
                switch name {
                case .symbol:
                    cicu_ucurr_getName(code, locale, Int32(CICU_CURRENCY_SYMBOL_NAME), &length, &status)
                case .narrowSymbol:
                    cicu_ucurr_getName(code, locale, Int32(CICU_CURRENCY_NARROW_SYMBOL_NAME), &length, &status)
                case .long:
                    cicu_ucurr_getName(code, locale, Int32(CICU_CURRENCY_LONG_NAME), &length, &status)
                case .plural(let keyword):
                    cicu_ucurr_getPluralName(code, locale, keyword, &length, &status)
                }
            }
            guard let units else { return currency }
            return String(decoding: UnsafeBufferPointer(start: units, count: Int(length)), as: UTF16.self)
        }
    }
}
