#include "icu.h"

#include <unicode/unumsys.h>

cicu_numberingSystem *cicu_unumsys_open(const char *locale, int32_t *status) {
    return (cicu_numberingSystem *)unumsys_open(locale, STATUS);
}

cicu_numberingSystem *cicu_unumsys_openByName(const char *name, int32_t *status) {
    return (cicu_numberingSystem *)unumsys_openByName(name, STATUS);
}

cicu_enumeration *cicu_unumsys_openAvailableNames(int32_t *status) {
    return (cicu_enumeration *)unumsys_openAvailableNames(STATUS);
}

void cicu_unumsys_close(cicu_numberingSystem *system) { unumsys_close((UNumberingSystem *)system); }

const char *cicu_unumsys_getName(const cicu_numberingSystem *system) {
    return unumsys_getName((const UNumberingSystem *)system);
}

bool cicu_unumsys_isAlgorithmic(const cicu_numberingSystem *system) {
    return unumsys_isAlgorithmic((const UNumberingSystem *)system);
}

int32_t cicu_unumsys_getRadix(const cicu_numberingSystem *system) {
    return unumsys_getRadix((const UNumberingSystem *)system);
}

int32_t cicu_unumsys_getDescription(
    const cicu_numberingSystem *system, uint16_t *buffer, int32_t capacity, int32_t *status) {
    return unumsys_getDescription((const UNumberingSystem *)system, (UChar *)buffer, capacity, STATUS);
}
