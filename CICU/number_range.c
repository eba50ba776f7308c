#include "icu.h"

#include <unicode/unumberrangeformatter.h>

_Static_assert(CICU_RANGE_COLLAPSE_AUTO == UNUM_RANGE_COLLAPSE_AUTO, "");
_Static_assert(CICU_RANGE_COLLAPSE_NONE == UNUM_RANGE_COLLAPSE_NONE, "");
_Static_assert(CICU_RANGE_COLLAPSE_UNIT == UNUM_RANGE_COLLAPSE_UNIT, "");
_Static_assert(CICU_RANGE_COLLAPSE_ALL == UNUM_RANGE_COLLAPSE_ALL, "");
_Static_assert(CICU_IDENTITY_FALLBACK_SINGLE_VALUE == UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, "");
_Static_assert(
    CICU_IDENTITY_FALLBACK_APPROXIMATELY_OR_SINGLE_VALUE == UNUM_IDENTITY_FALLBACK_APPROXIMATELY_OR_SINGLE_VALUE, "");
_Static_assert(CICU_IDENTITY_FALLBACK_APPROXIMATELY == UNUM_IDENTITY_FALLBACK_APPROXIMATELY, "");
_Static_assert(CICU_IDENTITY_FALLBACK_RANGE == UNUM_IDENTITY_FALLBACK_RANGE, "");

cicu_numberRangeFormatter *cicu_unumrf_open(
    const uint16_t *skeleton, int32_t length, int32_t collapse, int32_t identityFallback, const char *locale,
    int32_t *status) {
    UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        (const UChar *)skeleton, length, (UNumberRangeCollapse)collapse,
        (UNumberRangeIdentityFallback)identityFallback, locale, NULL, STATUS);
    // As with numbers: ICU gives the object out although it has failed.
    if (*status > U_ZERO_ERROR) {
        unumrf_close(formatter);
        return NULL;
    }
    return (cicu_numberRangeFormatter *)formatter;
}

void cicu_unumrf_close(cicu_numberRangeFormatter *formatter) { unumrf_close((UNumberRangeFormatter *)formatter); }

cicu_formattedNumberRange *cicu_unumrf_openResult(int32_t *status) {
    return (cicu_formattedNumberRange *)unumrf_openResult(STATUS);
}

void cicu_unumrf_closeResult(cicu_formattedNumberRange *result) {
    unumrf_closeResult((UFormattedNumberRange *)result);
}

void cicu_unumrf_formatDecimalRange(
    const cicu_numberRangeFormatter *formatter, const char *start, int32_t startLength, const char *end,
    int32_t endLength, cicu_formattedNumberRange *result, int32_t *status) {
    unumrf_formatDecimalRange(
        (const UNumberRangeFormatter *)formatter, start, startLength, end, endLength,
        (UFormattedNumberRange *)result, STATUS);
}

const cicu_formattedValue *cicu_unumrf_resultAsValue(const cicu_formattedNumberRange *result, int32_t *status) {
    return (const cicu_formattedValue *)unumrf_resultAsValue((const UFormattedNumberRange *)result, STATUS);
}
