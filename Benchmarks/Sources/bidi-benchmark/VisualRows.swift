import BidiText
import CBaselines

/// Visual order: text in, text as seen out.
struct VisualRows {
    func row(_ name: String, _ texts: [String], base: BaseDirection = .automatic) -> Row {
        let code: Int32 = base == .leftToRight ? 0 : base == .rightToLeft ? 1 : 2
        let bytes = texts.map { Array($0.utf8CString) }
        let longest = bytes.map(\.count).max() ?? 0
        let out = UnsafeMutablePointer<CChar>.allocate(capacity: longest * 4 + 16)
        let capacity = Int32(longest * 4 + 16)
        typealias Function = (UnsafePointer<CChar>?, Int32, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
        func raw(_ function: @escaping Function) -> () -> Int {
            {
                bytes.reduce(0) { $0 + Int(function($1, Int32($1.count - 1), code, out, capacity)) }
            }
        }
        return Row(
            name: name, count: texts.count,
            contenders: [
                Contender(name: "raw ICU", pass: raw(baseline_icu_visual)),
                Contender(name: "swift-bidi") { texts.reduce(0) { $0 + $1.visualText(base: base).utf8.count } },
                Contender(name: "FriBidi", pass: raw(baseline_fribidi_visual)),
                Contender(name: "plain wrapper") { texts.reduce(0) { $0 + Self.wrapped($1, code).utf8.count } },
            ])
    }

    /// As one writes it at first.
    private static func wrapped(_ text: String, _ base: Int32) -> String {
        let units = Array(text.utf16)
        var visual = [UInt16](repeating: 0, count: units.count + 1)
        let count = baseline_icu_levels(units, Int32(units.count), base, &visual, Int32(visual.count))
        return String(decoding: visual[..<Int(count)], as: UTF16.self)
    }
}
