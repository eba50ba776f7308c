#include "icu.h"

#include <unicode/unum.h>

cicu_ordinalFormat *cicu_unum_openOrdinal(const char *locale, int32_t *status) {
    return (cicu_ordinalFormat *)unum_open(UNUM_ORDINAL, NULL, 0, locale, NULL, STATUS);
}

void cicu_unum_close(cicu_ordinalFormat *format) { unum_close((UNumberFormat *)format); }

int32_t cicu_unum_formatInt64(
    const cicu_ordinalFormat *format, int64_t value, uint16_t *buffer, int32_t capacity, int32_t *status) {
    return unum_formatInt64((const UNumberFormat *)format, value, (UChar *)buffer, capacity, NULL, STATUS);
}

const char *cicu_unum_getActualLocale(const cicu_ordinalFormat *format, int32_t *status) {
    return unum_getLocaleByType((const UNumberFormat *)format, ULOC_ACTUAL_LOCALE, STATUS);
}
