import BidiFormat
import ICUBridge
import Testing

@Suite("Texts written from their end")
struct UTF8WriterTests {
    @Test(
        "Pieces and digits are what they were made from",
        arguments: ["", "a", "\u{2067}\u{200F}", "د.إ.\u{200F}", "😀", String(repeating: "x", count: 64)])
    func pieces(text: String) throws {
        let piece = try #require(UTF8Piece(text))
        let digits = try #require(UTF8Digits(NumberingSystem.arabicIndic.digits))
        let written = String(writingBackward: { writer in
            writer.write(piece)
            writer.write(7, in: digits)
            writer.write(piece)
        })
        #expect(written.utf8.elementsEqual((text + "٧" + text).utf8))
        #expect(written == text + "٧" + text)
        let ascii = String(writingBackward: { writer in
            for digit in 0...9 { writer.write(digit, in: .ascii) }
        })
        #expect(ascii == "9876543210")
    }

    @Test("A piece holds 64 bytes, a text 512")
    func limits() {
        #expect(UTF8Piece(String(repeating: "x", count: 65)) == nil)
        #expect(UTF8BackwardWriter.longestText == 512)
        let piece = UTF8Piece(String(repeating: "x", count: 64)) ?? .empty
        let text = String(writingBackward: { writer in for _ in 0..<8 { writer.write(piece) } })
        #expect(text == String(repeating: "x", count: 512))
    }

    @Test("Digits of every system that follow each other; Han digits do not")
    func digits() throws {
        for system in NumberingSystem.available {
            guard let digits = UTF8Digits(system.digits) else {
                #expect(system.name == "hanidec")
                continue
            }
            let text = String(writingBackward: { writer in
                for digit in (0...9).reversed() { writer.write(digit, in: digits) }
            })
            #expect(text.unicodeScalars.elementsEqual(system.digits), "\(system.name)")
        }
    }
}
