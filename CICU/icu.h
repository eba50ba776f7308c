// What every .c file here starts with: ICU's version check and the words for passing handles through.

#ifndef CICU_ICU_H
#define CICU_ICU_H

#include <unicode/utypes.h>
#include <unicode/uvernum.h>

#include "include/CICU.h"

#if U_ICU_VERSION_MAJOR_NUM < 70
#error "swift-bidi needs ICU 70 or later (Debian and Ubuntu: libicu-dev, Homebrew: icu4c)"
#endif

// UErrorCode is an enumeration with the size of int32_t.
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "UErrorCode");
_Static_assert(sizeof(UChar) == sizeof(uint16_t), "UChar");
_Static_assert(sizeof(UDate) == sizeof(double), "UDate");

#define STATUS ((UErrorCode *)status)

#endif
