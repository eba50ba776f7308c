import BidiText
import Foundation

// What Foundation's ICU and the system's ICU say in one process.
let note = BidiControl.rightToLeftIsolate.text + 1234.formatted(.number.locale(Locale(identifier: "ar_EG")))
print(note.unicodeScalars.map { BidiControl($0)?.abbreviation ?? String($0) }.joined())
