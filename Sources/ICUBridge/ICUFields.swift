internal import CICU

/// `UNumberFormatFields`.
package enum ICUNumberField: Int, Hashable, Sendable {
    case integer, fraction, decimalSeparator, exponentSymbol, exponentSign, exponent, groupingSeparator, currency
    case percent, permille, sign, measureUnit, compact, approximatelySign
}

/// The fields of `UDateFormatField` that formatted dates and times are made of.
package enum ICUDateField: Int, Hashable, Sendable {
    case era = 0
    case year = 1
    case month = 2
    case day = 3
    case hourOfDay1 = 4
    case hourOfDay0 = 5
    case minute = 6
    case second = 7
    case fractionalSecond = 8
    case weekday = 9
    case amPM = 14
    case hour1 = 15
    case hour0 = 16
    case timeZone = 17
    case yearName = 30
    case amPMMidnightNoon = 35
    case flexibleDayPeriod = 36
}
