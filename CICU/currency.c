#include "icu.h"

#include <unicode/ucurr.h>

_Static_assert(CICU_CURRENCY_ALL == UCURR_ALL, "");
_Static_assert(CICU_CURRENCY_COMMON == UCURR_COMMON, "");
_Static_assert(CICU_CURRENCY_NON_DEPRECATED == UCURR_NON_DEPRECATED, "");

cicu_enumeration *cicu_ucurr_openISOCurrencies(uint32_t type, int32_t *status) {
    return (cicu_enumeration *)ucurr_openISOCurrencies(type, STATUS);
}

_Static_assert(CICU_CURRENCY_SYMBOL_NAME == UCURR_SYMBOL_NAME, "");
_Static_assert(CICU_CURRENCY_LONG_NAME == UCURR_LONG_NAME, "");
_Static_assert(CICU_CURRENCY_NARROW_SYMBOL_NAME == UCURR_NARROW_SYMBOL_NAME, "");

const uint16_t *cicu_ucurr_getName(
    const uint16_t *currency, const char *locale, int32_t style, int32_t *length, int32_t *status) {
    UBool isChoiceFormat = 0;
    return (const uint16_t *)ucurr_getName(
        (const UChar *)currency, locale, (UCurrNameStyle)style, &isChoiceFormat, length, STATUS);
}

const uint16_t *cicu_ucurr_getPluralName(
    const uint16_t *currency, const char *locale, const char *pluralCategory, int32_t *length, int32_t *status) {
    UBool isChoiceFormat = 0;
    return (const uint16_t *)ucurr_getPluralName(
        (const UChar *)currency, locale, &isChoiceFormat, pluralCategory, length, STATUS);
}
