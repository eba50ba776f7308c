#include "icu.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ufieldpositer.h>

_Static_assert(CICU_DATE_STYLE_FULL == UDAT_FULL, "");
_Static_assert(CICU_DATE_STYLE_LONG == UDAT_LONG, "");
_Static_assert(CICU_DATE_STYLE_MEDIUM == UDAT_MEDIUM, "");
_Static_assert(CICU_DATE_STYLE_SHORT == UDAT_SHORT, "");
_Static_assert(CICU_DATE_STYLE_NONE == UDAT_NONE, "");
_Static_assert(CICU_DATE_STYLE_PATTERN == UDAT_PATTERN, "");
_Static_assert(CICU_CALENDAR_FIRST_DAY_OF_WEEK == UCAL_FIRST_DAY_OF_WEEK, "");
_Static_assert(CICU_CALENDAR_ZONE_OFFSET == UCAL_ZONE_OFFSET, "");
_Static_assert(CICU_CALENDAR_DST_OFFSET == UCAL_DST_OFFSET, "");

cicu_dateFormat *cicu_udat_open(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *timeZone, int32_t timeZoneLength,
    const uint16_t *pattern, int32_t patternLength, int32_t *status) {
    return (cicu_dateFormat *)udat_open(
        (UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, (const UChar *)timeZone, timeZoneLength,
        (const UChar *)pattern, patternLength, STATUS);
}

cicu_dateFormat *cicu_udat_clone(const cicu_dateFormat *format, int32_t *status) {
    return (cicu_dateFormat *)udat_clone((const UDateFormat *)format, STATUS);
}

void cicu_udat_close(cicu_dateFormat *format) { udat_close((UDateFormat *)format); }

int32_t cicu_udat_toPattern(
    const cicu_dateFormat *format, bool localized, uint16_t *buffer, int32_t capacity, int32_t *status) {
    return udat_toPattern((const UDateFormat *)format, localized, (UChar *)buffer, capacity, STATUS);
}

void cicu_udat_applyPattern(cicu_dateFormat *format, bool localized, const uint16_t *pattern, int32_t length) {
    udat_applyPattern((UDateFormat *)format, localized, (const UChar *)pattern, length);
}

int32_t cicu_udat_formatForFields(
    const cicu_dateFormat *format, double time, uint16_t *buffer, int32_t capacity, cicu_fieldIterator *fields,
    int32_t *status) {
    return udat_formatForFields(
        (const UDateFormat *)format, time, (UChar *)buffer, capacity, (UFieldPositionIterator *)fields, STATUS);
}

void cicu_udat_setLenient(cicu_dateFormat *format, bool isLenient) { udat_setLenient((UDateFormat *)format, isLenient); }

double cicu_udat_parse(
    const cicu_dateFormat *format, const uint16_t *text, int32_t length, int32_t *position, int32_t *status) {
    return udat_parse((const UDateFormat *)format, (const UChar *)text, length, position, STATUS);
}

cicu_fieldIterator *cicu_ufieldpositer_open(int32_t *status) {
    return (cicu_fieldIterator *)ufieldpositer_open(STATUS);
}

void cicu_ufieldpositer_close(cicu_fieldIterator *fields) { ufieldpositer_close((UFieldPositionIterator *)fields); }

int32_t cicu_ufieldpositer_next(cicu_fieldIterator *fields, int32_t *start, int32_t *limit) {
    return ufieldpositer_next((UFieldPositionIterator *)fields, start, limit);
}

cicu_patternGenerator *cicu_udatpg_open(const char *locale, int32_t *status) {
    return (cicu_patternGenerator *)udatpg_open(locale, STATUS);
}

void cicu_udatpg_close(cicu_patternGenerator *generator) { udatpg_close((UDateTimePatternGenerator *)generator); }

int32_t cicu_udatpg_getBestPattern(
    cicu_patternGenerator *generator, const uint16_t *skeleton, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    return udatpg_getBestPattern(
        (UDateTimePatternGenerator *)generator, (const UChar *)skeleton, length, (UChar *)buffer, capacity, STATUS);
}

int32_t cicu_udatpg_getSkeleton(
    const uint16_t *pattern, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status) {
    // The generator is not used (ICU's documentation of the parameter), and NULL is accepted.
    return udatpg_getSkeleton(NULL, (const UChar *)pattern, length, (UChar *)buffer, capacity, STATUS);
}

cicu_calendar *cicu_ucal_open(
    const uint16_t *timeZone, int32_t timeZoneLength, const char *locale, int32_t *status) {
    return (cicu_calendar *)ucal_open((const UChar *)timeZone, timeZoneLength, locale, UCAL_DEFAULT, STATUS);
}

void cicu_ucal_close(cicu_calendar *calendar) { ucal_close((UCalendar *)calendar); }

void cicu_ucal_setMillis(cicu_calendar *calendar, double time, int32_t *status) {
    ucal_setMillis((UCalendar *)calendar, time, STATUS);
}

int32_t cicu_ucal_get(const cicu_calendar *calendar, int32_t field, int32_t *status) {
    return ucal_get((const UCalendar *)calendar, (UCalendarDateFields)field, STATUS);
}

int32_t cicu_ucal_getAttribute(const cicu_calendar *calendar, int32_t attribute) {
    return ucal_getAttribute((const UCalendar *)calendar, (UCalendarAttribute)attribute);
}

const char *cicu_ucal_getType(const cicu_calendar *calendar, int32_t *status) {
    return ucal_getType((const UCalendar *)calendar, STATUS);
}

cicu_enumeration *cicu_ucal_getKeywordValuesForLocale(const char *locale, bool commonlyUsed, int32_t *status) {
    return (cicu_enumeration *)ucal_getKeywordValuesForLocale("calendar", locale, commonlyUsed, STATUS);
}

cicu_enumeration *cicu_ucal_openTimeZones(int32_t *status) { return (cicu_enumeration *)ucal_openTimeZones(STATUS); }

int32_t cicu_ucal_getCanonicalTimeZoneID(
    const uint16_t *identifier, int32_t length, uint16_t *buffer, int32_t capacity, bool *isSystemID, int32_t *status) {
    UBool isSystem = false;
    int32_t needed = ucal_getCanonicalTimeZoneID(
        (const UChar *)identifier, length, (UChar *)buffer, capacity, &isSystem, STATUS);
    *isSystemID = isSystem;
    return needed;
}
