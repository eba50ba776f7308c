import BidiText
import FoundationEssentials

let bytes = Data(BidiControl.rightToLeftIsolate.text.utf8)
print(bytes.map { String($0, radix: 16) })
