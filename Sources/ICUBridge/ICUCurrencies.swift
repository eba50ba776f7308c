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
}
