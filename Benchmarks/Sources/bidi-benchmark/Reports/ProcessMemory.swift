import Foundation

/// What Linux says of this process's memory, in bytes.
enum ProcessMemory {
    static var resident: Double { field("VmRSS:") }
    static var peak: Double { field("VmHWM:") }

    /// Makes the peak what is resident now.
    static func resetPeak() { try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8) }

    private static func field(_ name: String) -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
        return (kilobytes ?? .nan) * 1_024
    }
}
