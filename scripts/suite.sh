# shellcheck shell=bash
# Sourced by the scripts that run tests. Each suite prints its whole output as it goes;
# `summary` repeats the closing line of every one.

closing_lines=()

# The suites that go through everything (all conformance cases, all locales, matrices of placements, long random runs).
# They do the same calls as the others, many more times, and run in full in `make test` under LC_ALL=C. Under
# another locale they are left out: they would take most of an hour and reach no other line of code.
# shellcheck disable=SC2034
exhaustive='Conformance|Placement|RoundTrip|ICUEquality|ICUText|DateEquality|NumericKind|Consistency|RawICU|RandomAmount|DateReading|DigitPurity|Plural|ContainedValue|ContainmentTests|NumericTemplate|Linearity|Random|Unicode|Shortcut|TriggerTests|PriceReading|DateRobustness|HostileText'

# The suites in which tasks share styles, caches and paragraphs, and those whose cases run side by side over one cache.
# shellcheck disable=SC2034
concurrent='CopyAndPaste|TextFieldKind|Shared|Threads|Robustness'

# The suites that between them open every kind of ICU handle that values are made with.
# shellcheck disable=SC2034
handles='SharingTests|RobustnessTests.PropertyTests|BadInputTests|SecretTests|TypingTests|TextFieldKind|TypedAmount|Ordinal|UnitTests|FindingTests|ExitCodeTests|TerminalTests|Shared|Threads|CopyAndPaste|PriceTests|LanguageTag|PhoneNumber|TimeRange|BidiString|CardNumber|DateLiteral'

# suite CAPTION COMMAND...: runs the tests; fails where the command fails, and where no test was run.
suite() {
    local caption=$1 log closing started=$SECONDS
    shift
    log=$(mktemp)
    echo "==> $caption: $*"
    if ! "$@" 2>&1 | tee "$log"; then
        rm -f "$log"
        echo "error: $caption failed" >&2
        return 1
    fi
    closing=$(grep -E 'Test run with [0-9]+ test' "$log" | tail -n 1 || true)
    rm -f "$log"
    if ! [[ $closing =~ with\ [1-9][0-9]*\ test ]]; then
        echo "error: $caption ran no test" >&2
        return 1
    fi
    closing_lines+=("$caption ($((SECONDS - started)) s): $closing")
}

summary() {
    printf '==> %s\n' "${closing_lines[@]}"
}
