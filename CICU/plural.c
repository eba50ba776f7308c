#include "icu.h"

#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

_Static_assert(CICU_PLURAL_TYPE_CARDINAL == UPLURAL_TYPE_CARDINAL, "");
_Static_assert(CICU_PLURAL_TYPE_ORDINAL == UPLURAL_TYPE_ORDINAL, "");

cicu_pluralRules *cicu_uplrules_openForType(const char *locale, int32_t type, int32_t *status) {
    return (cicu_pluralRules *)uplrules_openForType(locale, (UPluralType)type, STATUS);
}

void cicu_uplrules_close(cicu_pluralRules *rules) { uplrules_close((UPluralRules *)rules); }

int32_t cicu_uplrules_selectFormatted(
    const cicu_pluralRules *rules, const cicu_formattedNumber *number, uint16_t *keyword, int32_t capacity,
    int32_t *status) {
    return uplrules_selectFormatted(
        (const UPluralRules *)rules, (const UFormattedNumber *)number, (UChar *)keyword, capacity, STATUS);
}

cicu_enumeration *cicu_uplrules_getKeywords(const cicu_pluralRules *rules, int32_t *status) {
    return (cicu_enumeration *)uplrules_getKeywords((const UPluralRules *)rules, STATUS);
}
