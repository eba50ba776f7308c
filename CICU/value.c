#include "icu.h"

#include <unicode/udat.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unum.h>

_Static_assert(CICU_FIELD_CATEGORY_DATE == UFIELD_CATEGORY_DATE, "");
_Static_assert(CICU_FIELD_CATEGORY_NUMBER == UFIELD_CATEGORY_NUMBER, "");
_Static_assert(CICU_FIELD_CATEGORY_LIST == UFIELD_CATEGORY_LIST, "");
_Static_assert(CICU_FIELD_CATEGORY_RELATIVE == UFIELD_CATEGORY_RELATIVE_DATETIME, "");
_Static_assert(CICU_FIELD_CATEGORY_LIST_SPAN == UFIELD_CATEGORY_LIST_SPAN, "");
_Static_assert(CICU_FIELD_CATEGORY_DATE_INTERVAL_SPAN == UFIELD_CATEGORY_DATE_INTERVAL_SPAN, "");
_Static_assert(CICU_FIELD_CATEGORY_NUMBER_RANGE_SPAN == UFIELD_CATEGORY_NUMBER_RANGE_SPAN, "");

_Static_assert(CICU_NUMBER_FIELD_INTEGER == UNUM_INTEGER_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_FRACTION == UNUM_FRACTION_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_DECIMAL_SEPARATOR == UNUM_DECIMAL_SEPARATOR_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_EXPONENT_SYMBOL == UNUM_EXPONENT_SYMBOL_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_EXPONENT_SIGN == UNUM_EXPONENT_SIGN_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_EXPONENT == UNUM_EXPONENT_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_GROUPING_SEPARATOR == UNUM_GROUPING_SEPARATOR_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_CURRENCY == UNUM_CURRENCY_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_PERCENT == UNUM_PERCENT_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_PERMILL == UNUM_PERMILL_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_SIGN == UNUM_SIGN_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_MEASURE_UNIT == UNUM_MEASURE_UNIT_FIELD, "");
_Static_assert(CICU_NUMBER_FIELD_COMPACT == UNUM_COMPACT_FIELD, "");
#if U_ICU_VERSION_MAJOR_NUM >= 71
_Static_assert(CICU_NUMBER_FIELD_APPROXIMATELY_SIGN == UNUM_APPROXIMATELY_SIGN_FIELD, "");
#endif

_Static_assert(CICU_DATE_FIELD_ERA == UDAT_ERA_FIELD, "");
_Static_assert(CICU_DATE_FIELD_YEAR == UDAT_YEAR_FIELD, "");
_Static_assert(CICU_DATE_FIELD_MONTH == UDAT_MONTH_FIELD, "");
_Static_assert(CICU_DATE_FIELD_DATE == UDAT_DATE_FIELD, "");
_Static_assert(CICU_DATE_FIELD_HOUR_OF_DAY1 == UDAT_HOUR_OF_DAY1_FIELD, "");
_Static_assert(CICU_DATE_FIELD_HOUR_OF_DAY0 == UDAT_HOUR_OF_DAY0_FIELD, "");
_Static_assert(CICU_DATE_FIELD_MINUTE == UDAT_MINUTE_FIELD, "");
_Static_assert(CICU_DATE_FIELD_SECOND == UDAT_SECOND_FIELD, "");
_Static_assert(CICU_DATE_FIELD_FRACTIONAL_SECOND == UDAT_FRACTIONAL_SECOND_FIELD, "");
_Static_assert(CICU_DATE_FIELD_DAY_OF_WEEK == UDAT_DAY_OF_WEEK_FIELD, "");
_Static_assert(CICU_DATE_FIELD_AM_PM == UDAT_AM_PM_FIELD, "");
_Static_assert(CICU_DATE_FIELD_HOUR1 == UDAT_HOUR1_FIELD, "");
_Static_assert(CICU_DATE_FIELD_HOUR0 == UDAT_HOUR0_FIELD, "");
_Static_assert(CICU_DATE_FIELD_TIMEZONE == UDAT_TIMEZONE_FIELD, "");
_Static_assert(CICU_DATE_FIELD_QUARTER == UDAT_QUARTER_FIELD, "");
_Static_assert(CICU_DATE_FIELD_YEAR_NAME == UDAT_YEAR_NAME_FIELD, "");
_Static_assert(CICU_DATE_FIELD_AM_PM_MIDNIGHT_NOON == UDAT_AM_PM_MIDNIGHT_NOON_FIELD, "");
_Static_assert(CICU_DATE_FIELD_FLEXIBLE_DAY_PERIOD == UDAT_FLEXIBLE_DAY_PERIOD_FIELD, "");
_Static_assert(CICU_DATE_FIELD_TIME_SEPARATOR == UDAT_TIME_SEPARATOR_FIELD, "");

const uint16_t *cicu_ufmtval_getString(const cicu_formattedValue *value, int32_t *length, int32_t *status) {
    return (const uint16_t *)ufmtval_getString((const UFormattedValue *)value, length, STATUS);
}

bool cicu_ufmtval_nextPosition(const cicu_formattedValue *value, cicu_fieldPosition *position, int32_t *status) {
    return ufmtval_nextPosition((const UFormattedValue *)value, (UConstrainedFieldPosition *)position, STATUS);
}

cicu_fieldPosition *cicu_ucfpos_open(int32_t *status) { return (cicu_fieldPosition *)ucfpos_open(STATUS); }

void cicu_ucfpos_close(cicu_fieldPosition *position) { ucfpos_close((UConstrainedFieldPosition *)position); }

int32_t cicu_ucfpos_getCategory(const cicu_fieldPosition *position, int32_t *status) {
    return ucfpos_getCategory((const UConstrainedFieldPosition *)position, STATUS);
}

int32_t cicu_ucfpos_getField(const cicu_fieldPosition *position, int32_t *status) {
    return ucfpos_getField((const UConstrainedFieldPosition *)position, STATUS);
}

void cicu_ucfpos_getIndexes(const cicu_fieldPosition *position, int32_t *start, int32_t *limit, int32_t *status) {
    ucfpos_getIndexes((const UConstrainedFieldPosition *)position, start, limit, STATUS);
}
