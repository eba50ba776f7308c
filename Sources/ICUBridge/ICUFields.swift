internal import CICU

/// `UNumberFormatFields`.
package enum ICUNumberField: Int, Hashable, Sendable {
    case integer, fraction, decimalSeparator, exponentSymbol, exponentSign, exponent, groupingSeparator, currency
    case percent, permille, sign, measureUnit, compact, approximatelySign
}

/// `UDateFormatField`.
package enum ICUDateField: Int, Hashable, Sendable {
    case era, year, month, day, hourOfDay1, hourOfDay0, minute, second, fractionalSecond, weekday, dayOfYear
    case weekdayInMonth, weekOfYear, weekOfMonth, amPM, hour1, hour0, timeZone, weekYear, localWeekday
    case extendedYear, julianDay, millisecondsInDay, timeZoneRFC, timeZoneGeneric, standaloneWeekday
    case standaloneMonth, quarter, standaloneQuarter, timeZoneSpecial, yearName, timeZoneLocalizedOffset
    case timeZoneISO, timeZoneISOLocal, relatedYear, amPMMidnightNoon, flexibleDayPeriod, timeSeparator
}
