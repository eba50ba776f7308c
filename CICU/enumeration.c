#include "icu.h"

#include <unicode/uenum.h>

const char *cicu_uenum_next(cicu_enumeration *enumeration, int32_t *length, int32_t *status) {
    return uenum_next((UEnumeration *)enumeration, length, STATUS);
}

void cicu_uenum_close(cicu_enumeration *enumeration) { uenum_close((UEnumeration *)enumeration); }
