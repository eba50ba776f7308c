// The ICU functions this package calls, declared anew with opaque handles and fixed-width integers.
//
// Why not ICU's own headers: Foundation on Linux carries the headers of its own ICU as a Clang module. A package
// whose C module includes the system's headers too breaks every client that imports Foundation, on clean builds
// only. So no ICU header may be included from this file; the .c files include them and do nothing but call.
//
// Names: `cicu_` and the name of the ICU function. A function that differs in more than types says so.
// Status: `int32_t *status` is ICU's `UErrorCode *`; success is <= 0. Text is UTF-16 in native byte order.

#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#else
#define _Nullable
#define _Nonnull
#endif

typedef struct cicu_bidi cicu_bidi;                          // UBiDi
typedef struct cicu_break_iterator cicu_break_iterator;      // UBreakIterator
typedef struct cicu_numberingSystem cicu_numberingSystem;    // UNumberingSystem
typedef struct cicu_numberFormatter cicu_numberFormatter;    // UNumberFormatter
typedef struct cicu_formattedNumber cicu_formattedNumber;    // UFormattedNumber
typedef struct cicu_numberRangeFormatter cicu_numberRangeFormatter;  // UNumberRangeFormatter
typedef struct cicu_formattedNumberRange cicu_formattedNumberRange;  // UFormattedNumberRange
typedef struct cicu_pluralRules cicu_pluralRules;            // UPluralRules
typedef struct cicu_ordinalFormat cicu_ordinalFormat;        // UNumberFormat, opened with UNUM_ORDINAL
typedef struct cicu_intervalFormat cicu_intervalFormat;        // UDateIntervalFormat
typedef struct cicu_formattedInterval cicu_formattedInterval;  // UFormattedDateInterval
typedef struct cicu_formattedValue cicu_formattedValue;      // UFormattedValue
typedef struct cicu_fieldPosition cicu_fieldPosition;        // UConstrainedFieldPosition
typedef struct cicu_enumeration cicu_enumeration;            // UEnumeration
typedef struct cicu_resourceBundle cicu_resourceBundle;      // UResourceBundle
typedef struct cicu_listFormat cicu_listFormat;              // UListFormatter
typedef struct cicu_formattedList cicu_formattedList;        // UFormattedList
typedef struct cicu_dateFormat cicu_dateFormat;              // UDateFormat
typedef struct cicu_fieldIterator cicu_fieldIterator;        // UFieldPositionIterator
typedef struct cicu_patternGenerator cicu_patternGenerator;  // UDateTimePatternGenerator
typedef struct cicu_calendar cicu_calendar;                  // UCalendar
typedef struct cicu_relativeFormat cicu_relativeFormat;      // URelativeDateTimeFormatter
typedef struct cicu_formattedRelative cicu_formattedRelative;  // UFormattedRelativeDateTime
typedef struct cicu_localeData cicu_localeData;              // ULocaleData
typedef struct cicu_set cicu_set;                            // USet

// Status codes that the callers tell apart (status.c checks the values against ICU's).
enum {
    CICU_BUFFER_OVERFLOW_ERROR = 15,
    CICU_USING_FALLBACK_WARNING = -128,
    CICU_USING_DEFAULT_WARNING = -127,
};

// status.c, version.c
const char *cicu_u_errorName(int32_t status);
void cicu_u_getVersion(uint8_t *version);
void cicu_u_getUnicodeVersion(uint8_t *version);
void cicu_ulocdata_getCLDRVersion(uint8_t *version, int32_t *status);

// bidi.c
enum {
    CICU_BIDI_LTR = 0,
    CICU_BIDI_RTL = 1,
    CICU_BIDI_DEFAULT_LTR = 0xfe,
    CICU_BIDI_DEFAULT_RTL = 0xff,
};
cicu_bidi *_Nullable cicu_ubidi_open(void);
void cicu_ubidi_close(cicu_bidi *bidi);
// Keeps `text`: it must stay where it is until the last call on `bidi`.
void cicu_ubidi_setPara(
    cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t paragraphLevel, int32_t *status);
uint8_t cicu_ubidi_getParaLevel(const cicu_bidi *bidi);
const uint8_t *_Nullable cicu_ubidi_getLevels(cicu_bidi *bidi, int32_t *status);

// break.c
enum {
    CICU_BREAK_LINE = 2,   // UBRK_LINE
    CICU_BREAK_DONE = -1,  // UBRK_DONE
};
// Keeps `text`: it must stay where it is until the last call on the iterator.
cicu_break_iterator *_Nullable cicu_ubrk_open(
    uint32_t type, const char *locale, const uint16_t *text, int32_t length, int32_t *status);
int32_t cicu_ubrk_next(cicu_break_iterator *iterator);
void cicu_ubrk_close(cicu_break_iterator *iterator);

// character.c (enumerated properties are ICU's numbers; Swift names them once, and a test compares the names)
uint32_t cicu_u_charDirection(int32_t scalar);
int32_t cicu_u_charMirror(int32_t scalar);
int32_t cicu_u_getBidiPairedBracket(int32_t scalar);
int32_t cicu_u_charDigitValue(int32_t scalar);
int8_t cicu_u_charType(int32_t scalar);
bool cicu_u_isMirrored(int32_t scalar);
int32_t cicu_u_charName(int32_t scalar, char *_Nullable buffer, int32_t capacity, int32_t *status);
int32_t cicu_u_bidiPairedBracketType(int32_t scalar);  // u_getIntPropertyValue, UCHAR_BIDI_PAIRED_BRACKET_TYPE
int32_t cicu_u_joiningType(int32_t scalar);            // u_getIntPropertyValue, UCHAR_JOINING_TYPE
int32_t cicu_u_eastAsianWidth(int32_t scalar);         // u_getIntPropertyValue, UCHAR_EAST_ASIAN_WIDTH
bool cicu_u_isBidiControl(int32_t scalar);             // u_hasBinaryProperty, UCHAR_BIDI_CONTROL
bool cicu_u_isEmojiPresentation(int32_t scalar);       // u_hasBinaryProperty, UCHAR_EMOJI_PRESENTATION
const char *_Nullable cicu_u_bidiClassName(uint32_t bidiClass, bool isLong);  // u_getPropertyValueName
const char *_Nullable cicu_u_joiningTypeName(uint32_t joiningType, bool isLong);  // u_getPropertyValueName

// locale.c
int32_t cicu_uloc_forLanguageTag(
    const char *tag, char *_Nullable buffer, int32_t capacity, int32_t *parsedLength, int32_t *status);
int32_t cicu_uloc_toLanguageTag(
    const char *locale, char *_Nullable buffer, int32_t capacity, bool strict, int32_t *status);
int32_t cicu_uloc_canonicalize(const char *locale, char *_Nullable buffer, int32_t capacity, int32_t *status);
int32_t cicu_uloc_getLanguage(const char *locale, char *_Nullable buffer, int32_t capacity, int32_t *status);
int32_t cicu_uloc_getScript(const char *locale, char *_Nullable buffer, int32_t capacity, int32_t *status);
int32_t cicu_uloc_getCountry(const char *locale, char *_Nullable buffer, int32_t capacity, int32_t *status);
int32_t cicu_uloc_addLikelySubtags(const char *locale, char *_Nullable buffer, int32_t capacity, int32_t *status);
int32_t cicu_uloc_getKeywordValue(
    const char *locale, const char *keyword, char *_Nullable buffer, int32_t capacity, int32_t *status);
// Changes `buffer` in place, ICU's way.
int32_t cicu_uloc_setKeywordValue(
    const char *keyword, const char *_Nullable value, char *buffer, int32_t capacity, int32_t *status);
bool cicu_uloc_isRightToLeft(const char *locale);
int32_t cicu_uloc_countAvailable(void);
const char *cicu_uloc_getAvailable(int32_t index);
cicu_resourceBundle *_Nullable cicu_ures_open(const char *_Nullable package, const char *locale, int32_t *status);
const char *_Nullable cicu_ures_getActualLocale(const cicu_resourceBundle *bundle, int32_t *status);
void cicu_ures_close(cicu_resourceBundle *bundle);

// numbering.c
cicu_numberingSystem *_Nullable cicu_unumsys_open(const char *locale, int32_t *status);
cicu_numberingSystem *_Nullable cicu_unumsys_openByName(const char *name, int32_t *status);
cicu_enumeration *_Nullable cicu_unumsys_openAvailableNames(int32_t *status);
void cicu_unumsys_close(cicu_numberingSystem *system);
const char *_Nullable cicu_unumsys_getName(const cicu_numberingSystem *system);
bool cicu_unumsys_isAlgorithmic(const cicu_numberingSystem *system);
int32_t cicu_unumsys_getRadix(const cicu_numberingSystem *system);
int32_t cicu_unumsys_getDescription(
    const cicu_numberingSystem *system, uint16_t *_Nullable buffer, int32_t capacity, int32_t *status);

// enumeration.c
const char *_Nullable cicu_uenum_next(
    cicu_enumeration *enumeration, int32_t *_Nullable length, int32_t *status);
void cicu_uenum_close(cicu_enumeration *enumeration);

// currency.c
enum {
    CICU_CURRENCY_ALL = 0x7fffffff,
    CICU_CURRENCY_COMMON = 1,
    CICU_CURRENCY_NON_DEPRECATED = 8,
};
cicu_enumeration *_Nullable cicu_ucurr_openISOCurrencies(uint32_t type, int32_t *status);
enum {
    CICU_CURRENCY_SYMBOL_NAME = 0,
    CICU_CURRENCY_LONG_NAME = 1,
    CICU_CURRENCY_NARROW_SYMBOL_NAME = 2,
};
// `currency`: three letters and a zero.
const uint16_t *_Nullable cicu_ucurr_getName(
    const uint16_t *currency, const char *locale, int32_t style, int32_t *length, int32_t *status);
const uint16_t *_Nullable cicu_ucurr_getPluralName(
    const uint16_t *currency, const char *locale, const char *pluralCategory, int32_t *length, int32_t *status);

// number.c
cicu_numberFormatter *_Nullable cicu_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
void cicu_unumf_close(cicu_numberFormatter *formatter);
cicu_formattedNumber *_Nullable cicu_unumf_openResult(int32_t *status);
void cicu_unumf_closeResult(cicu_formattedNumber *result);
// `value`: a decimal as the Decimal Arithmetic Specification writes it, NaN and Infinity included.
void cicu_unumf_formatDecimal(
    const cicu_numberFormatter *formatter, const char *value, int32_t length, cicu_formattedNumber *result,
    int32_t *status);
const cicu_formattedValue *_Nullable cicu_unumf_resultAsValue(const cicu_formattedNumber *result, int32_t *status);

// number_range.c
enum {
    CICU_RANGE_COLLAPSE_AUTO = 0,
    CICU_RANGE_COLLAPSE_NONE = 1,
    CICU_RANGE_COLLAPSE_UNIT = 2,
    CICU_RANGE_COLLAPSE_ALL = 3,
};
enum {
    CICU_IDENTITY_FALLBACK_SINGLE_VALUE = 0,
    CICU_IDENTITY_FALLBACK_APPROXIMATELY_OR_SINGLE_VALUE = 1,
    CICU_IDENTITY_FALLBACK_APPROXIMATELY = 2,
    CICU_IDENTITY_FALLBACK_RANGE = 3,
};
// unumrf_openForSkeletonWithCollapseAndIdentityFallback
cicu_numberRangeFormatter *_Nullable cicu_unumrf_open(
    const uint16_t *skeleton, int32_t length, int32_t collapse, int32_t identityFallback, const char *locale,
    int32_t *status);
void cicu_unumrf_close(cicu_numberRangeFormatter *formatter);
cicu_formattedNumberRange *_Nullable cicu_unumrf_openResult(int32_t *status);
void cicu_unumrf_closeResult(cicu_formattedNumberRange *result);
void cicu_unumrf_formatDecimalRange(
    const cicu_numberRangeFormatter *formatter, const char *start, int32_t startLength, const char *end,
    int32_t endLength, cicu_formattedNumberRange *result, int32_t *status);
const cicu_formattedValue *_Nullable cicu_unumrf_resultAsValue(
    const cicu_formattedNumberRange *result, int32_t *status);

// plural.c
enum {
    CICU_PLURAL_TYPE_CARDINAL = 0,
    CICU_PLURAL_TYPE_ORDINAL = 1,
};
cicu_pluralRules *_Nullable cicu_uplrules_openForType(const char *locale, int32_t type, int32_t *status);
void cicu_uplrules_close(cicu_pluralRules *rules);
int32_t cicu_uplrules_selectFormatted(
    const cicu_pluralRules *rules, const cicu_formattedNumber *number, uint16_t *_Nullable keyword,
    int32_t capacity, int32_t *status);
cicu_enumeration *_Nullable cicu_uplrules_getKeywords(const cicu_pluralRules *rules, int32_t *status);

// ordinal.c
cicu_ordinalFormat *_Nullable cicu_unum_openOrdinal(const char *locale, int32_t *status);  // unum_open, UNUM_ORDINAL
void cicu_unum_close(cicu_ordinalFormat *format);
int32_t cicu_unum_formatInt64(
    const cicu_ordinalFormat *format, int64_t value, uint16_t *_Nullable buffer, int32_t capacity, int32_t *status);
// unum_getLocaleByType, ULOC_ACTUAL_LOCALE
const char *_Nullable cicu_unum_getActualLocale(const cicu_ordinalFormat *format, int32_t *status);

// interval.c
cicu_intervalFormat *_Nullable cicu_udtitvfmt_open(
    const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *timeZone,
    int32_t timeZoneLength, int32_t *status);
void cicu_udtitvfmt_close(cicu_intervalFormat *format);
cicu_formattedInterval *_Nullable cicu_udtitvfmt_openResult(int32_t *status);
void cicu_udtitvfmt_closeResult(cicu_formattedInterval *result);
// Times are milliseconds since 1970-01-01T00:00:00Z.
void cicu_udtitvfmt_formatToResult(
    const cicu_intervalFormat *format, double from, double to, cicu_formattedInterval *result, int32_t *status);
const cicu_formattedValue *_Nullable cicu_udtitvfmt_resultAsValue(
    const cicu_formattedInterval *result, int32_t *status);

// date.c
enum {
    CICU_DATE_STYLE_FULL = 0,
    CICU_DATE_STYLE_LONG = 1,
    CICU_DATE_STYLE_MEDIUM = 2,
    CICU_DATE_STYLE_SHORT = 3,
    CICU_DATE_STYLE_NONE = -1,
    CICU_DATE_STYLE_PATTERN = -2,
};
cicu_dateFormat *_Nullable cicu_udat_open(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *timeZone, int32_t timeZoneLength,
    const uint16_t *_Nullable pattern, int32_t patternLength, int32_t *status);
cicu_dateFormat *_Nullable cicu_udat_clone(const cicu_dateFormat *format, int32_t *status);
void cicu_udat_close(cicu_dateFormat *format);
int32_t cicu_udat_toPattern(
    const cicu_dateFormat *format, bool localized, uint16_t *_Nullable buffer, int32_t capacity, int32_t *status);
void cicu_udat_applyPattern(cicu_dateFormat *format, bool localized, const uint16_t *pattern, int32_t length);
// Mutates the format's calendar although it is constant.
int32_t cicu_udat_formatForFields(
    const cicu_dateFormat *format, double time, uint16_t *_Nullable buffer, int32_t capacity,
    cicu_fieldIterator *fields, int32_t *status);
void cicu_udat_setLenient(cicu_dateFormat *format, bool isLenient);
// Mutates the format's calendar although it is constant.
double cicu_udat_parse(
    const cicu_dateFormat *format, const uint16_t *text, int32_t length, int32_t *position, int32_t *status);
cicu_fieldIterator *_Nullable cicu_ufieldpositer_open(int32_t *status);
void cicu_ufieldpositer_close(cicu_fieldIterator *fields);
int32_t cicu_ufieldpositer_next(cicu_fieldIterator *fields, int32_t *start, int32_t *limit);
cicu_patternGenerator *_Nullable cicu_udatpg_open(const char *locale, int32_t *status);
void cicu_udatpg_close(cicu_patternGenerator *generator);
int32_t cicu_udatpg_getBestPattern(
    cicu_patternGenerator *generator, const uint16_t *skeleton, int32_t length, uint16_t *_Nullable buffer,
    int32_t capacity, int32_t *status);
int32_t cicu_udatpg_getSkeleton(
    const uint16_t *pattern, int32_t length, uint16_t *_Nullable buffer, int32_t capacity, int32_t *status);

enum {
    CICU_CALENDAR_FIRST_DAY_OF_WEEK = 1,
    CICU_CALENDAR_ZONE_OFFSET = 15,
    CICU_CALENDAR_DST_OFFSET = 16,
};
cicu_calendar *_Nullable cicu_ucal_open(
    const uint16_t *timeZone, int32_t timeZoneLength, const char *locale, int32_t *status);
void cicu_ucal_close(cicu_calendar *calendar);
void cicu_ucal_setMillis(cicu_calendar *calendar, double time, int32_t *status);
int32_t cicu_ucal_get(const cicu_calendar *calendar, int32_t field, int32_t *status);
int32_t cicu_ucal_getAttribute(const cicu_calendar *calendar, int32_t attribute);
const char *_Nullable cicu_ucal_getType(const cicu_calendar *calendar, int32_t *status);
// The values of the keyword `calendar`.
cicu_enumeration *_Nullable cicu_ucal_getKeywordValuesForLocale(
    const char *locale, bool commonlyUsed, int32_t *status);
cicu_enumeration *_Nullable cicu_ucal_openTimeZones(int32_t *status);
int32_t cicu_ucal_getCanonicalTimeZoneID(
    const uint16_t *identifier, int32_t length, uint16_t *_Nullable buffer, int32_t capacity, bool *isSystemID,
    int32_t *status);

// relative.c
enum {
    CICU_RELATIVE_STYLE_LONG = 0,
    CICU_RELATIVE_STYLE_SHORT = 1,
    CICU_RELATIVE_STYLE_NARROW = 2,
};
enum {
    CICU_RELATIVE_UNIT_YEAR = 0,
    CICU_RELATIVE_UNIT_QUARTER = 1,
    CICU_RELATIVE_UNIT_MONTH = 2,
    CICU_RELATIVE_UNIT_WEEK = 3,
    CICU_RELATIVE_UNIT_DAY = 4,
    CICU_RELATIVE_UNIT_HOUR = 5,
    CICU_RELATIVE_UNIT_MINUTE = 6,
    CICU_RELATIVE_UNIT_SECOND = 7,
};
// With ICU's own number format for the locale and no capitalisation.
cicu_relativeFormat *_Nullable cicu_ureldatefmt_open(const char *locale, int32_t style, int32_t *status);
void cicu_ureldatefmt_close(cicu_relativeFormat *format);
cicu_formattedRelative *_Nullable cicu_ureldatefmt_openResult(int32_t *status);
void cicu_ureldatefmt_closeResult(cicu_formattedRelative *result);
void cicu_ureldatefmt_formatToResult(
    const cicu_relativeFormat *format, double offset, int32_t unit, cicu_formattedRelative *result,
    int32_t *status);
void cicu_ureldatefmt_formatNumericToResult(
    const cicu_relativeFormat *format, double offset, int32_t unit, cicu_formattedRelative *result,
    int32_t *status);
const cicu_formattedValue *_Nullable cicu_ureldatefmt_resultAsValue(
    const cicu_formattedRelative *result, int32_t *status);

// list.c
enum {
    CICU_LIST_AND = 0,
    CICU_LIST_OR = 1,
    CICU_LIST_UNITS = 2,
};
enum {
    CICU_LIST_WIDE = 0,
    CICU_LIST_SHORT = 1,
    CICU_LIST_NARROW = 2,
};
cicu_listFormat *_Nullable cicu_ulistfmt_openForType(
    const char *locale, int32_t type, int32_t width, int32_t *status);
void cicu_ulistfmt_close(cicu_listFormat *format);
int32_t cicu_ulistfmt_format(
    const cicu_listFormat *format, const uint16_t *_Nonnull const *_Nonnull strings, const int32_t *_Nullable lengths,
    int32_t count, uint16_t *_Nullable buffer, int32_t capacity, int32_t *status);
cicu_formattedList *_Nullable cicu_ulistfmt_openResult(int32_t *status);
void cicu_ulistfmt_closeResult(cicu_formattedList *result);
void cicu_ulistfmt_formatStringsToResult(
    const cicu_listFormat *format, const uint16_t *_Nonnull const *_Nonnull strings, const int32_t *_Nullable lengths,
    int32_t count, cicu_formattedList *result, int32_t *status);
const cicu_formattedValue *_Nullable cicu_ulistfmt_resultAsValue(const cicu_formattedList *result, int32_t *status);

// resource.c
// The bundle of ICU's data for units (`ures_open`).
cicu_resourceBundle *_Nullable cicu_ures_openUnits(const char *locale, int32_t *status);
cicu_resourceBundle *_Nullable cicu_ures_getByKey(
    const cicu_resourceBundle *bundle, const char *key, int32_t *status);
const uint16_t *_Nullable cicu_ures_getStringByKey(
    const cicu_resourceBundle *bundle, const char *key, int32_t *length, int32_t *status);
cicu_localeData *_Nullable cicu_ulocdata_open(const char *locale, int32_t *status);
void cicu_ulocdata_close(cicu_localeData *data);
// `ulocdata_getExemplarSet`, ULOCDATA_ES_PUNCTUATION.
cicu_set *_Nullable cicu_ulocdata_getPunctuation(cicu_localeData *data, int32_t *status);
bool cicu_uset_contains(const cicu_set *set, int32_t scalar);
void cicu_uset_close(cicu_set *set);

// value.c
enum {
    CICU_FIELD_CATEGORY_DATE = 1,
    CICU_FIELD_CATEGORY_NUMBER = 2,
    CICU_FIELD_CATEGORY_LIST = 3,
    CICU_FIELD_CATEGORY_RELATIVE = 4,
    CICU_FIELD_CATEGORY_LIST_SPAN = 0x1003,
    CICU_FIELD_CATEGORY_DATE_INTERVAL_SPAN = 0x1005,
    CICU_FIELD_CATEGORY_NUMBER_RANGE_SPAN = 0x1002,
};
enum {
    CICU_NUMBER_FIELD_INTEGER = 0,
    CICU_NUMBER_FIELD_FRACTION = 1,
    CICU_NUMBER_FIELD_DECIMAL_SEPARATOR = 2,
    CICU_NUMBER_FIELD_EXPONENT_SYMBOL = 3,
    CICU_NUMBER_FIELD_EXPONENT_SIGN = 4,
    CICU_NUMBER_FIELD_EXPONENT = 5,
    CICU_NUMBER_FIELD_GROUPING_SEPARATOR = 6,
    CICU_NUMBER_FIELD_CURRENCY = 7,
    CICU_NUMBER_FIELD_PERCENT = 8,
    CICU_NUMBER_FIELD_PERMILL = 9,
    CICU_NUMBER_FIELD_SIGN = 10,
    CICU_NUMBER_FIELD_MEASURE_UNIT = 11,
    CICU_NUMBER_FIELD_COMPACT = 12,
    CICU_NUMBER_FIELD_APPROXIMATELY_SIGN = 13,
};
enum {
    CICU_DATE_FIELD_ERA = 0,
    CICU_DATE_FIELD_YEAR = 1,
    CICU_DATE_FIELD_MONTH = 2,
    CICU_DATE_FIELD_DATE = 3,
    CICU_DATE_FIELD_HOUR_OF_DAY1 = 4,
    CICU_DATE_FIELD_HOUR_OF_DAY0 = 5,
    CICU_DATE_FIELD_MINUTE = 6,
    CICU_DATE_FIELD_SECOND = 7,
    CICU_DATE_FIELD_FRACTIONAL_SECOND = 8,
    CICU_DATE_FIELD_DAY_OF_WEEK = 9,
    CICU_DATE_FIELD_AM_PM = 14,
    CICU_DATE_FIELD_HOUR1 = 15,
    CICU_DATE_FIELD_HOUR0 = 16,
    CICU_DATE_FIELD_TIMEZONE = 17,
    CICU_DATE_FIELD_QUARTER = 27,
    CICU_DATE_FIELD_YEAR_NAME = 30,
    CICU_DATE_FIELD_AM_PM_MIDNIGHT_NOON = 35,
    CICU_DATE_FIELD_FLEXIBLE_DAY_PERIOD = 36,
    CICU_DATE_FIELD_TIME_SEPARATOR = 37,
};
const uint16_t *_Nullable cicu_ufmtval_getString(
    const cicu_formattedValue *value, int32_t *length, int32_t *status);
bool cicu_ufmtval_nextPosition(const cicu_formattedValue *value, cicu_fieldPosition *position, int32_t *status);
cicu_fieldPosition *_Nullable cicu_ucfpos_open(int32_t *status);
void cicu_ucfpos_close(cicu_fieldPosition *position);
int32_t cicu_ucfpos_getCategory(const cicu_fieldPosition *position, int32_t *status);
int32_t cicu_ucfpos_getField(const cicu_fieldPosition *position, int32_t *status);
void cicu_ucfpos_getIndexes(const cicu_fieldPosition *position, int32_t *start, int32_t *limit, int32_t *status);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
