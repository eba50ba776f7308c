#include "icu.h"

#include <unicode/ures.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>

cicu_resourceBundle *cicu_ures_openUnits(const char *locale, int32_t *status) {
    return (cicu_resourceBundle *)ures_open(U_ICUDATA_NAME "-unit", locale, STATUS);
}

cicu_resourceBundle *cicu_ures_getByKey(
    const cicu_resourceBundle *bundle, const char *key, int32_t *status) {
    return (cicu_resourceBundle *)ures_getByKey((const UResourceBundle *)bundle, key, NULL, STATUS);
}

const uint16_t *cicu_ures_getStringByKey(
    const cicu_resourceBundle *bundle, const char *key, int32_t *length, int32_t *status) {
    return (const uint16_t *)ures_getStringByKey((const UResourceBundle *)bundle, key, length, STATUS);
}

cicu_localeData *cicu_ulocdata_open(const char *locale, int32_t *status) {
    return (cicu_localeData *)ulocdata_open(locale, STATUS);
}

void cicu_ulocdata_close(cicu_localeData *data) { ulocdata_close((ULocaleData *)data); }

cicu_set *cicu_ulocdata_getPunctuation(cicu_localeData *data, int32_t *status) {
    return (cicu_set *)ulocdata_getExemplarSet((ULocaleData *)data, NULL, 0, ULOCDATA_ES_PUNCTUATION, STATUS);
}

bool cicu_uset_contains(const cicu_set *set, int32_t scalar) { return uset_contains((const USet *)set, scalar); }

void cicu_uset_close(cicu_set *set) { uset_close((USet *)set); }
