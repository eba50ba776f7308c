#include "CBaselines.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/udateintervalformat.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

static UChar *units, *visual;
static int32_t unit_capacity;
static UBiDi *bidi;

static bool grow(int32_t length) {
    if (length <= unit_capacity) return true;
    unit_capacity = length * 2;
    units = realloc(units, sizeof(UChar) * (size_t)unit_capacity);
    visual = realloc(visual, sizeof(UChar) * (size_t)unit_capacity);
    return units && visual;
}

static UBiDiLevel level(int base) { return base == 0 ? 0 : base == 1 ? 1 : UBIDI_DEFAULT_LTR; }

static const uint16_t options = UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING | UBIDI_REMOVE_BIDI_CONTROLS;

int32_t baseline_icu_visual(const char *text, int32_t length, int base, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0, written = 0;
    if (!grow(length + 1)) return -1;
    if (!bidi) bidi = ubidi_open();
    u_strFromUTF8(units, unit_capacity, &count, text, length, &status);
    ubidi_setPara(bidi, units, count, level(base), NULL, &status);
    int32_t seen = ubidi_writeReordered(bidi, visual, unit_capacity, options, &status);
    u_strToUTF8(out, capacity, &written, visual, seen, &status);
    return U_SUCCESS(status) ? written : -1;
}

int32_t baseline_icu_levels(const uint16_t *text, int32_t length, int base, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *own = ubidi_open();
    ubidi_setPara(own, text, length, level(base), NULL, &status);
    int32_t seen = ubidi_writeReordered(own, out, capacity, options, &status);
    ubidi_close(own);
    return U_SUCCESS(status) ? seen : -1;
}

enum { handles = 64 };
static UNumberFormatter *numbers[handles];
static UFormattedNumber *number;
static UDateIntervalFormat *intervals[handles];
static int32_t number_count, interval_count;

static UNumberFormatter *open_number(const char *skeleton, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UChar stems[256];
    if (!number) number = unumf_openResult(&status);
    int32_t count = 0;
    u_strFromUTF8(stems, 256, &count, skeleton, -1, &status);
    UNumberFormatter *opened = unumf_openForSkeletonAndLocale(stems, count, locale, &status);
    return U_SUCCESS(status) ? opened : NULL;
}

int32_t baseline_icu_number_open(const char *skeleton, const char *locale) {
    if (number_count == handles) return -1;
    numbers[number_count] = open_number(skeleton, locale);
    return numbers[number_count] ? number_count++ : -1;
}

bool baseline_icu_number_reopen(const char *skeleton, const char *locale) {
    // Much of the opening is done with the first number.
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormatter *opened = open_number(skeleton, locale);
    unumf_formatInt(opened, 5, number, &status);
    unumf_close(opened);
    return U_SUCCESS(status);
}

static int32_t number_text(char *out, int32_t capacity, UErrorCode *status) {
    UChar text[128];
    int32_t count = unumf_resultToString(number, text, 128, status), written = 0;
    u_strToUTF8(out, capacity, &written, text, count, status);
    return U_SUCCESS(*status) ? written : -1;
}

int32_t baseline_icu_number_int(int32_t formatter, int64_t value, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatInt(numbers[formatter], value, number, &status);
    return number_text(out, capacity, &status);
}

int32_t baseline_icu_number_decimal(
    int32_t formatter, const char *value, int32_t length, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatDecimal(numbers[formatter], value, length, number, &status);
    return number_text(out, capacity, &status);
}

int32_t baseline_icu_interval_open(const char *skeleton, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UChar letters[32];
    int32_t count = 0;
    if (interval_count == handles) return -1;
    u_strFromUTF8(letters, 32, &count, skeleton, -1, &status);
    intervals[interval_count] = udtitvfmt_open(locale, letters, count, u"Etc/UTC", -1, &status);
    return U_SUCCESS(status) ? interval_count++ : -1;
}

int32_t baseline_icu_interval(int32_t formatter, double from, double to, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[128];
    int32_t written = 0;
    int32_t count = udtitvfmt_format(intervals[formatter], from, to, text, 128, NULL, &status);
    u_strToUTF8(out, capacity, &written, text, count, &status);
    return U_SUCCESS(status) ? written : -1;
}
