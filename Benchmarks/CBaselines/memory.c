#include "CBaselines.h"

#include <malloc.h>

void baseline_return_memory(void) { malloc_trim(0); }
