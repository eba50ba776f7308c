import BidiDiagnosis
import BidiFormat
import BidiText
import Foundation

// Foundation's own styles of the same names, and its own ICU, in the same file and process.
let egypt = try LanguageTag("ar-EG")
let theirs = Locale(identifier: "ar_EG")

let samples = [
    ("number, Foundation", 1234.formatted(.number.locale(theirs))),
    ("number", 1234.formatted(.number(locale: egypt))),
    ("percent, Foundation", 0.26.formatted(.percent.locale(theirs))),
    ("percent", 0.26.formatted(.percent(locale: egypt))),
    ("price, Foundation", Decimal(249).formatted(.currency(code: "EGP").locale(theirs))),
    ("price", Decimal(249).formatted(.price(.egp, locale: egypt))),
    ("phone", try PhoneNumber("+20 100 123 4567").formatted(.phoneNumber(locale: egypt))),
    ("card", try CardNumber("4111111111111111").formatted(.cardNumber(locale: egypt))),
    ("time range", try TimeRange("10:00", "18:00").formatted(.timeRange(locale: egypt))),
    ("message", try BidiString("المجموع \(249, format: .price(.egp))").text(in: "ar-EG")),
]

for (kind, text) in samples {
    let paragraphs = BidiParagraph.paragraphs(of: text, base: .rightToLeft)
    print(kind, "[\(paragraphs.map(\.visualText).joined())]")
}
