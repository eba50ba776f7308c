import BidiText
import CBaselines
import Foundation

/// The peak of memory beyond the input for the visual order of a paragraph of 1 MB; the result counts.
///
/// Each contender has a process of its own: what one frees another would use again.
enum MemoryReport {
    private static let contenders = ["swift-bidi", "raw ICU"]

    static func figures(_ arguments: [String]) throws -> [Figure] {
        if let name = arguments.first {
            return [Figure(name: name, value: peak(name) / 1_000_000, unit: "MB", aim: "")]
        }
        let values = try contenders.map { name in
            let output = try ChildProcess.output(["--json", "memory", name])
            return try JSONDecoder().decode([Figure].self, from: output).first?.value ?? .nan
        }
        return zip(contenders, values).map { name, value in
            Figure(
                name: "peak beyond input, mixed 1 MB: \(name)", value: value, unit: "MB",
                aim: name == "raw ICU" ? "" : "at most raw ICU's")
        }
    }

    private static func peak(_ name: String) -> Double {
        let text = BenchmarkText.paragraph(1_000_000)
        // Tables, libraries and ICU's data are not the paragraph's.
        blackHole(seen(BenchmarkText.mixed[0], by: name))
        let bytes = Array(text.utf8CString)
        // What was freed and kept would hide what is taken.
        baseline_return_memory()
        ProcessMemory.resetPeak()
        let before = ProcessMemory.resident
        if name == "raw ICU" { blackHole(raw(bytes)) } else { blackHole(text.visualText().utf8.count) }
        // Both inputs have to be there all the time: one that is freed before would hide what is taken, too.
        return withExtendedLifetime((text, bytes)) { ProcessMemory.peak - before }
    }

    private static func seen(_ text: String, by name: String) -> Int {
        name == "raw ICU" ? raw(Array(text.utf8CString)) : text.visualText().utf8.count
    }

    private static func raw(_ bytes: [CChar]) -> Int {
        let out = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        defer { out.deallocate() }
        return Int(baseline_icu_visual(bytes, Int32(bytes.count - 1), 2, out, Int32(bytes.count)))
    }
}
