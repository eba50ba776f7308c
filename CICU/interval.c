#include "icu.h"

#include <unicode/udateintervalformat.h>

cicu_intervalFormat *cicu_udtitvfmt_open(
    const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *timeZone,
    int32_t timeZoneLength, int32_t *status) {
    return (cicu_intervalFormat *)udtitvfmt_open(
        locale, (const UChar *)skeleton, skeletonLength, (const UChar *)timeZone, timeZoneLength, STATUS);
}

void cicu_udtitvfmt_close(cicu_intervalFormat *format) { udtitvfmt_close((UDateIntervalFormat *)format); }

cicu_formattedInterval *cicu_udtitvfmt_openResult(int32_t *status) {
    return (cicu_formattedInterval *)udtitvfmt_openResult(STATUS);
}

void cicu_udtitvfmt_closeResult(cicu_formattedInterval *result) {
    udtitvfmt_closeResult((UFormattedDateInterval *)result);
}

void cicu_udtitvfmt_formatToResult(
    const cicu_intervalFormat *format, double from, double to, cicu_formattedInterval *result, int32_t *status) {
    udtitvfmt_formatToResult(
        (const UDateIntervalFormat *)format, from, to, (UFormattedDateInterval *)result, STATUS);
}

const cicu_formattedValue *cicu_udtitvfmt_resultAsValue(const cicu_formattedInterval *result, int32_t *status) {
    return (const cicu_formattedValue *)udtitvfmt_resultAsValue((const UFormattedDateInterval *)result, STATUS);
}
