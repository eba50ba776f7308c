#ifndef CBASELINES_H
#define CBASELINES_H

#include <stdbool.h>
#include <stdint.h>

// Every function takes and gives UTF-8 and returns the length of what it wrote, or -1. Handles and buffers are kept
// between calls; nothing here is for two threads at once.

/// Visual order by ICU: `ubidi_setPara`, `ubidi_writeReordered`. Base: 0 left to right, 1 right to left, 2 first strong.
int32_t baseline_icu_visual(const char *text, int32_t length, int base, char *out, int32_t capacity);

/// The same with a `UBiDi` and arrays made for the call, as a plain wrapper does.
int32_t baseline_icu_levels(const uint16_t *text, int32_t length, int base, uint16_t *out, int32_t capacity);

/// Visual order by FriBidi.
int32_t baseline_fribidi_visual(const char *text, int32_t length, int base, char *out, int32_t capacity);

/// Opens a number formatter; its index, or -1.
int32_t baseline_icu_number_open(const char *skeleton, const char *locale);
int32_t baseline_icu_number_int(int32_t formatter, int64_t value, char *out, int32_t capacity);
int32_t baseline_icu_number_decimal(
    int32_t formatter, const char *value, int32_t length, char *out, int32_t capacity);
/// Opens a formatter, formats one number, and closes it.
bool baseline_icu_number_reopen(const char *skeleton, const char *locale);

/// Opens an interval formatter in UTC; its index, or -1.
int32_t baseline_icu_interval_open(const char *skeleton, const char *locale);
int32_t baseline_icu_interval(int32_t formatter, double from, double to, char *out, int32_t capacity);

/// Gives the system back what was freed (`malloc_trim`).
void baseline_return_memory(void);

#endif
