import CBaselines
import FoundationEssentials

// What a start costs before any work: the Swift runtime, FoundationEssentials, and ICU opened once.
let text = CommandLine.arguments.last ?? ""
let decimal = Decimal(text.utf8.count)
var out = [CChar](repeating: 0, count: 4 * text.utf8.count + 16)
let count = baseline_icu_visual(text, Int32(text.utf8.count), 2, &out, Int32(out.count))
print(decimal, count)
