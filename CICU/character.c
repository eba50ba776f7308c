#include "icu.h"

#include <unicode/uchar.h>

uint32_t cicu_u_charDirection(int32_t scalar) { return u_charDirection(scalar); }

int32_t cicu_u_charMirror(int32_t scalar) { return u_charMirror(scalar); }

int32_t cicu_u_getBidiPairedBracket(int32_t scalar) { return u_getBidiPairedBracket(scalar); }

int32_t cicu_u_charDigitValue(int32_t scalar) { return u_charDigitValue(scalar); }

int8_t cicu_u_charType(int32_t scalar) { return u_charType(scalar); }

bool cicu_u_isMirrored(int32_t scalar) { return u_isMirrored(scalar); }

int32_t cicu_u_charName(int32_t scalar, char *buffer, int32_t capacity, int32_t *status) {
    return u_charName(scalar, U_EXTENDED_CHAR_NAME, buffer, capacity, STATUS);
}

int32_t cicu_u_bidiPairedBracketType(int32_t scalar) {
    return u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

int32_t cicu_u_joiningType(int32_t scalar) { return u_getIntPropertyValue(scalar, UCHAR_JOINING_TYPE); }

int32_t cicu_u_eastAsianWidth(int32_t scalar) { return u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH); }

bool cicu_u_isBidiControl(int32_t scalar) { return u_hasBinaryProperty(scalar, UCHAR_BIDI_CONTROL); }

bool cicu_u_isEmojiPresentation(int32_t scalar) { return u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION); }

const char *cicu_u_joiningTypeName(uint32_t joiningType, bool isLong) {
    return u_getPropertyValueName(
        UCHAR_JOINING_TYPE, (int32_t)joiningType, isLong ? U_LONG_PROPERTY_NAME : U_SHORT_PROPERTY_NAME);
}

const char *cicu_u_bidiClassName(uint32_t bidiClass, bool isLong) {
    return u_getPropertyValueName(
        UCHAR_BIDI_CLASS, (int32_t)bidiClass, isLong ? U_LONG_PROPERTY_NAME : U_SHORT_PROPERTY_NAME);
}
