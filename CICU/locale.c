#include "icu.h"

#include <unicode/uloc.h>
#include <unicode/ures.h>

int32_t cicu_uloc_forLanguageTag(
    const char *tag, char *buffer, int32_t capacity, int32_t *parsedLength, int32_t *status) {
    return uloc_forLanguageTag(tag, buffer, capacity, parsedLength, STATUS);
}

int32_t cicu_uloc_toLanguageTag(const char *locale, char *buffer, int32_t capacity, bool strict, int32_t *status) {
    return uloc_toLanguageTag(locale, buffer, capacity, strict, STATUS);
}

int32_t cicu_uloc_canonicalize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_canonicalize(locale, buffer, capacity, STATUS);
}

int32_t cicu_uloc_getLanguage(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_getLanguage(locale, buffer, capacity, STATUS);
}

int32_t cicu_uloc_getScript(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_getScript(locale, buffer, capacity, STATUS);
}

int32_t cicu_uloc_getCountry(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_getCountry(locale, buffer, capacity, STATUS);
}

int32_t cicu_uloc_addLikelySubtags(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_addLikelySubtags(locale, buffer, capacity, STATUS);
}

int32_t cicu_uloc_getKeywordValue(
    const char *locale, const char *keyword, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_getKeywordValue(locale, keyword, buffer, capacity, STATUS);
}

int32_t cicu_uloc_setKeywordValue(
    const char *keyword, const char *value, char *buffer, int32_t capacity, int32_t *status) {
    return uloc_setKeywordValue(keyword, value, buffer, capacity, STATUS);
}

bool cicu_uloc_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t cicu_uloc_countAvailable(void) { return uloc_countAvailable(); }

const char *cicu_uloc_getAvailable(int32_t index) { return uloc_getAvailable(index); }

cicu_resourceBundle *cicu_ures_open(const char *package, const char *locale, int32_t *status) {
    return (cicu_resourceBundle *)ures_open(package, locale, STATUS);
}

const char *cicu_ures_getActualLocale(const cicu_resourceBundle *bundle, int32_t *status) {
    return ures_getLocaleByType((const UResourceBundle *)bundle, ULOC_ACTUAL_LOCALE, STATUS);
}

void cicu_ures_close(cicu_resourceBundle *bundle) { ures_close((UResourceBundle *)bundle); }
