#include "icu.h"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>

void cicu_u_getVersion(uint8_t *version) { u_getVersion(version); }

void cicu_u_getUnicodeVersion(uint8_t *version) { u_getUnicodeVersion(version); }

void cicu_ulocdata_getCLDRVersion(uint8_t *version, int32_t *status) { ulocdata_getCLDRVersion(version, STATUS); }
