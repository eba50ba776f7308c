#include "icu.h"

#include <unicode/ucurr.h>

_Static_assert(CICU_CURRENCY_ALL == UCURR_ALL, "");
_Static_assert(CICU_CURRENCY_COMMON == UCURR_COMMON, "");
_Static_assert(CICU_CURRENCY_NON_DEPRECATED == UCURR_NON_DEPRECATED, "");

cicu_enumeration *cicu_ucurr_openISOCurrencies(uint32_t type, int32_t *status) {
    return (cicu_enumeration *)ucurr_openISOCurrencies(type, STATUS);
}
