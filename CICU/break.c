#include "icu.h"

#include <unicode/ubrk.h>

_Static_assert(CICU_BREAK_LINE == UBRK_LINE, "");
_Static_assert(CICU_BREAK_DONE == UBRK_DONE, "");

cicu_break_iterator *cicu_ubrk_open(
    uint32_t type, const char *locale, const uint16_t *text, int32_t length, int32_t *status) {
    return (cicu_break_iterator *)ubrk_open((UBreakIteratorType)type, locale, (const UChar *)text, length, STATUS);
}

int32_t cicu_ubrk_next(cicu_break_iterator *iterator) { return ubrk_next((UBreakIterator *)iterator); }

void cicu_ubrk_close(cicu_break_iterator *iterator) { ubrk_close((UBreakIterator *)iterator); }
