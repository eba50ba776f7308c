import Foundation

/// Translations of Debian's `iso-codes`, read at run time: interface strings that people wrote.
enum InterfaceStrings {
    /// Up to 500 translations in a language, from the compiled catalogue of country names.
    static func read(_ language: String) -> [String] {
        let path = "/usr/share/locale/\(language)/LC_MESSAGES/iso_3166-1.mo"
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let bytes = [UInt8](data)
        func word(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) } }
        let count = word(8)
        let table = word(16)
        // The first entry is the catalogue's header.
        return (1..<min(count, 501)).map { index in
            let length = word(table + index * 8)
            let start = word(table + index * 8 + 4)
            return String(decoding: bytes[start..<start + length], as: UTF8.self)
        }
    }
}
