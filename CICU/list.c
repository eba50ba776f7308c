#include "icu.h"

#include <unicode/ulistformatter.h>

_Static_assert(CICU_LIST_AND == ULISTFMT_TYPE_AND, "");
_Static_assert(CICU_LIST_OR == ULISTFMT_TYPE_OR, "");
_Static_assert(CICU_LIST_UNITS == ULISTFMT_TYPE_UNITS, "");
_Static_assert(CICU_LIST_WIDE == ULISTFMT_WIDTH_WIDE, "");
_Static_assert(CICU_LIST_SHORT == ULISTFMT_WIDTH_SHORT, "");
_Static_assert(CICU_LIST_NARROW == ULISTFMT_WIDTH_NARROW, "");

cicu_listFormat *cicu_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, int32_t *status) {
    return (cicu_listFormat *)ulistfmt_openForType(
        locale, (UListFormatterType)type, (UListFormatterWidth)width, STATUS);
}

void cicu_ulistfmt_close(cicu_listFormat *format) { ulistfmt_close((UListFormatter *)format); }

int32_t cicu_ulistfmt_format(
    const cicu_listFormat *format, const uint16_t *const *strings, const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity, int32_t *status) {
    return ulistfmt_format(
        (const UListFormatter *)format, (const UChar *const *)strings, lengths, count, (UChar *)buffer, capacity,
        STATUS);
}

cicu_formattedList *cicu_ulistfmt_openResult(int32_t *status) {
    return (cicu_formattedList *)ulistfmt_openResult(STATUS);
}

void cicu_ulistfmt_closeResult(cicu_formattedList *result) { ulistfmt_closeResult((UFormattedList *)result); }

void cicu_ulistfmt_formatStringsToResult(
    const cicu_listFormat *format, const uint16_t *const *strings, const int32_t *lengths, int32_t count,
    cicu_formattedList *result, int32_t *status) {
    ulistfmt_formatStringsToResult(
        (const UListFormatter *)format, (const UChar *const *)strings, lengths, count, (UFormattedList *)result, STATUS);
}

const cicu_formattedValue *cicu_ulistfmt_resultAsValue(const cicu_formattedList *result, int32_t *status) {
    return (const cicu_formattedValue *)ulistfmt_resultAsValue((const UFormattedList *)result, STATUS);
}
