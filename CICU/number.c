#include "icu.h"

#include <unicode/unumberformatter.h>

cicu_numberFormatter *cicu_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status) {
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, STATUS);
    // ICU gives the object out although it has failed: an unknown unit would leak one each time.
    if (*status > U_ZERO_ERROR) {
        unumf_close(formatter);
        return NULL;
    }
    return (cicu_numberFormatter *)formatter;
}

void cicu_unumf_close(cicu_numberFormatter *formatter) { unumf_close((UNumberFormatter *)formatter); }

cicu_formattedNumber *cicu_unumf_openResult(int32_t *status) {
    return (cicu_formattedNumber *)unumf_openResult(STATUS);
}

void cicu_unumf_closeResult(cicu_formattedNumber *result) { unumf_closeResult((UFormattedNumber *)result); }

void cicu_unumf_formatDecimal(
    const cicu_numberFormatter *formatter, const char *value, int32_t length, cicu_formattedNumber *result,
    int32_t *status) {
    unumf_formatDecimal((const UNumberFormatter *)formatter, value, length, (UFormattedNumber *)result, STATUS);
}

const cicu_formattedValue *cicu_unumf_resultAsValue(const cicu_formattedNumber *result, int32_t *status) {
    return (const cicu_formattedValue *)unumf_resultAsValue((const UFormattedNumber *)result, STATUS);
}
