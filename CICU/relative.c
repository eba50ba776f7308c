#include "icu.h"

#include <unicode/ureldatefmt.h>

_Static_assert(CICU_RELATIVE_STYLE_LONG == UDAT_STYLE_LONG, "");
_Static_assert(CICU_RELATIVE_STYLE_SHORT == UDAT_STYLE_SHORT, "");
_Static_assert(CICU_RELATIVE_STYLE_NARROW == UDAT_STYLE_NARROW, "");
_Static_assert(CICU_RELATIVE_UNIT_YEAR == UDAT_REL_UNIT_YEAR, "");
_Static_assert(CICU_RELATIVE_UNIT_QUARTER == UDAT_REL_UNIT_QUARTER, "");
_Static_assert(CICU_RELATIVE_UNIT_MONTH == UDAT_REL_UNIT_MONTH, "");
_Static_assert(CICU_RELATIVE_UNIT_WEEK == UDAT_REL_UNIT_WEEK, "");
_Static_assert(CICU_RELATIVE_UNIT_DAY == UDAT_REL_UNIT_DAY, "");
_Static_assert(CICU_RELATIVE_UNIT_HOUR == UDAT_REL_UNIT_HOUR, "");
_Static_assert(CICU_RELATIVE_UNIT_MINUTE == UDAT_REL_UNIT_MINUTE, "");
_Static_assert(CICU_RELATIVE_UNIT_SECOND == UDAT_REL_UNIT_SECOND, "");

cicu_relativeFormat *cicu_ureldatefmt_open(const char *locale, int32_t style, int32_t *status) {
    return (cicu_relativeFormat *)ureldatefmt_open(
        locale, NULL, (UDateRelativeDateTimeFormatterStyle)style, UDISPCTX_CAPITALIZATION_NONE, STATUS);
}

void cicu_ureldatefmt_close(cicu_relativeFormat *format) {
    ureldatefmt_close((URelativeDateTimeFormatter *)format);
}

cicu_formattedRelative *cicu_ureldatefmt_openResult(int32_t *status) {
    return (cicu_formattedRelative *)ureldatefmt_openResult(STATUS);
}

void cicu_ureldatefmt_closeResult(cicu_formattedRelative *result) {
    ureldatefmt_closeResult((UFormattedRelativeDateTime *)result);
}

void cicu_ureldatefmt_formatToResult(
    const cicu_relativeFormat *format, double offset, int32_t unit, cicu_formattedRelative *result,
    int32_t *status) {
    ureldatefmt_formatToResult(
        (const URelativeDateTimeFormatter *)format, offset, (URelativeDateTimeUnit)unit,
        (UFormattedRelativeDateTime *)result, STATUS);
}

void cicu_ureldatefmt_formatNumericToResult(
    const cicu_relativeFormat *format, double offset, int32_t unit, cicu_formattedRelative *result,
    int32_t *status) {
    ureldatefmt_formatNumericToResult(
        (const URelativeDateTimeFormatter *)format, offset, (URelativeDateTimeUnit)unit,
        (UFormattedRelativeDateTime *)result, STATUS);
}

const cicu_formattedValue *cicu_ureldatefmt_resultAsValue(const cicu_formattedRelative *result, int32_t *status) {
    return (const cicu_formattedValue *)ureldatefmt_resultAsValue(
        (const UFormattedRelativeDateTime *)result, STATUS);
}
