#include "icu.h"

#include <unicode/ubidi.h>

_Static_assert(CICU_BIDI_LTR == UBIDI_LTR, "");
_Static_assert(CICU_BIDI_RTL == UBIDI_RTL, "");
_Static_assert(CICU_BIDI_DEFAULT_LTR == UBIDI_DEFAULT_LTR, "");
_Static_assert(CICU_BIDI_DEFAULT_RTL == UBIDI_DEFAULT_RTL, "");

cicu_bidi *cicu_ubidi_open(void) { return (cicu_bidi *)ubidi_open(); }

void cicu_ubidi_close(cicu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

void cicu_ubidi_setPara(
    cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t paragraphLevel, int32_t *status) {
    ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, paragraphLevel, NULL, STATUS);
}

uint8_t cicu_ubidi_getParaLevel(const cicu_bidi *bidi) { return ubidi_getParaLevel((const UBiDi *)bidi); }

const uint8_t *cicu_ubidi_getLevels(cicu_bidi *bidi, int32_t *status) {
    return ubidi_getLevels((UBiDi *)bidi, STATUS);
}
