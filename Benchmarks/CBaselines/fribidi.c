#include "CBaselines.h"

#include <fribidi/fribidi.h>
#include <stdlib.h>

static FriBidiChar *characters, *visual;
static int32_t character_capacity;

int32_t baseline_fribidi_visual(const char *text, int32_t length, int base, char *out, int32_t capacity) {
    (void)capacity;
    if (length + 1 > character_capacity) {
        character_capacity = length * 2 + 2;
        characters = realloc(characters, sizeof(FriBidiChar) * (size_t)character_capacity);
        visual = realloc(visual, sizeof(FriBidiChar) * (size_t)character_capacity);
    }
    if (!characters || !visual) return -1;
    FriBidiParType direction = base == 0 ? FRIBIDI_PAR_LTR : base == 1 ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_ON;
    FriBidiStrIndex count = fribidi_charset_to_unicode(FRIBIDI_CHAR_SET_UTF8, text, length, characters);
    if (!fribidi_log2vis(characters, count, &direction, visual, NULL, NULL, NULL)) return -1;
    count = fribidi_remove_bidi_marks(visual, count, NULL, NULL, NULL);
    return fribidi_unicode_to_charset(FRIBIDI_CHAR_SET_UTF8, visual, count, out);
}
