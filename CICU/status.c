#include "icu.h"

_Static_assert(CICU_BUFFER_OVERFLOW_ERROR == U_BUFFER_OVERFLOW_ERROR, "");
_Static_assert(CICU_USING_FALLBACK_WARNING == U_USING_FALLBACK_WARNING, "");
_Static_assert(CICU_USING_DEFAULT_WARNING == U_USING_DEFAULT_WARNING, "");

const char *cicu_u_errorName(int32_t status) { return u_errorName((UErrorCode)status); }
