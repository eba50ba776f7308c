import BidiFormat
import BidiText
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("What a browser draws")
struct BrowserTests {
    /// A line of `Fixtures/browser.jsonl`, written by `make browser`.
    private struct Answer: Decodable {
        let id: String
        let text: String
        /// What the browser drew in a left-to-right and in a right-to-left element.
        let ltr: String
        let rtl: String
    }

    private struct Versions: Decodable {
        let chromium: String
        let icu: String
    }

    @Test("Chromium draws every sample as this package says")
    func drawings() throws {
        let answers = try Fixture.lines(Answer.self, of: "browser.jsonl")
        #expect(answers.count >= 1500)
        for answer in answers {
            #expect(BrowserSample.drawn(answer.text, base: .leftToRight) == answer.ltr, "\(answer.id)")
            #expect(BrowserSample.drawn(answer.text, base: .rightToLeft) == answer.rtl, "\(answer.id)")
        }
    }

    @Test("The samples that Chromium drew are the ones that this package writes")
    func samples() throws {
        let versions = try #require(try Fixture.lines(Versions.self, of: "browser-versions.jsonl").first)
        #expect(!versions.chromium.isEmpty)
        // Another ICU has other words and patterns.
        guard versions.icu == EngineVersion.icu else { return }
        let answers = try Fixture.lines(Answer.self, of: "browser.jsonl")
        let samples = try BrowserSamples.all()
        #expect(samples.map(\.text) == answers.map(\.text), "the samples changed: run make browser")
    }

    /// Not a test of its own: `make browser` sets the variable and reads what this writes.
    @Test(
        "The samples for the browser",
        .enabled(if: ProcessInfo.processInfo.environment["BIDI_BROWSER_SAMPLES"] != nil, "make browser asks for them"))
    func write() throws {
        let path = try #require(ProcessInfo.processInfo.environment["BIDI_BROWSER_SAMPLES"])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = Data()
        for sample in try BrowserSamples.all() {
            lines += try encoder.encode(sample)
            lines.append(UInt8(ascii: "\n"))
        }
        try lines.write(to: URL(filePath: path))
    }
}
