import Foundation
import Testing

@testable import BidiShow

@Suite("The page")
struct PageTests {
    private func page(_ arguments: String..., input: String = "") throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let run = Run(
            bytes: (["--html", file] + arguments).map { Array($0.utf8) }, input: [Array(input.utf8)])
        #expect(run.exitCode == .success)
        #expect(run.output == "" && run.errors == "")
        return String(decoding: try #require(FileManager.default.contents(atPath: file)), as: UTF8.self)
    }

    @Test("The lower row stands in the order of the answer")
    func order() throws {
        for text in [
            "רק 5 (ab)!", "رقم +971 50", "a\u{2067}ב 1\u{2069}c", "\u{202E}abc\u{202C} ד", "e\u{301}ל\u{5B0}ב",
        ] {
            let html = try page("--", text)
            let seen = html.matches(of: /class="seen" data-offset="(\d+)" x="(\d+)"/)
                .compactMap { match in
                    Int(match.output.1).flatMap { offset in Int(match.output.2).map { (offset, $0) } }
                }
                .sorted { $0.1 < $1.1 }.map(\.0)
            let answer = try #require(Run("--json", "--", text).output.firstMatch(of: /"order":\[([0-9,]*)\]/))
            let stated = answer.output.1.split(separator: ",").compactMap { Int($0) }
            #expect(!seen.isEmpty)
            // A box is a grapheme cluster, known by its first character.
            #expect(seen == stated.filter(seen.contains), "\(text)")
            #expect(seen.count == text.filter { $0 != "\u{202E}" && $0 != "\u{202C}" }.count)
        }
    }

    @Test("It needs nothing but itself, and is read without a script")
    func selfContained() throws {
        let html = try page("a", "א")
        for word in ["<script", "http", "<link", "@import", "url("] { #expect(!html.contains(word)) }
        #expect(html.contains("prefers-color-scheme: dark") && html.contains("@media print"))
        #expect(html.ranges(of: "<section").count == 2)
    }

    @Test("Every character is reached by the keyboard and told to screen readers")
    func accessible() throws {
        let html = try page("رقم 5")
        #expect(html.ranges(of: #"<g class="cell" role="listitem" tabindex="0" aria-label=""#).count == 5)
        #expect(
            html.contains(
                "aria-label=\"4: U+0035 DIGIT FIVE, digit (EN) W2 by 2: European digits after an Arabic letter behave as "
                    + "Arabic digits Level 2, left to right, place 0 from the left.\""))
        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
    }

    @Test("Text from elsewhere cannot become markup, and invisible characters are there for the browser as references")
    func escaped() throws {
        let text = "<b a=\"1\">&amp;</b>\u{202E}x\u{202C}\u{2066}\u{0}\u{1B}"
        let html = try page("--file", try file(text))
        #expect(!html.contains("<b a"))
        #expect(
            html.contains("&lt;b a=&quot;1&quot;&gt;&amp;amp;&lt;/b&gt;&#x202e;x&#x202c;&#x2066;\u{FFFD}\u{FFFD}</p>"))
        let raw = html.unicodeScalars.filter {
            $0 != "\n"
                && [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        #expect(raw.isEmpty)
    }

    @Test("A combining mark does not hide a character that HTML reserves")
    func marked() throws {
        let html = try page("\"\u{338}<\u{338}&\u{338}>\u{338} onclick=א 1-2")
        #expect(
            !html.unicodeScalars.split(separator: "\u{338}").contains {
                $0.last.map { "\"<&".unicodeScalars.contains($0) } ?? false
            })
        #expect(html.contains("&quot;\u{338}&lt;\u{338}&amp;\u{338}&gt;\u{338}"))
    }

    @Test("Long texts are cut, and the page says so")
    func long() throws {
        let html = try page(String(repeating: "ab ", count: 200))
        #expect(html.contains("The first 200 characters of 600 are drawn."))
        #expect(html.ranges(of: "class=\"cell\"").count == 200)
        let lines = try page("--lines", input: "a\nb\n\nc")
        #expect(lines.contains("<h2 id=\"text-4\">Line 4</h2>") && lines.contains("Empty: nothing to draw."))
    }

    @Test("A file that cannot be made ends with 74")
    func unwritable() {
        let run = Run("--html", "/nonexistent/page.html", "a")
        #expect(run.exitCode == .stream)
        #expect(run.errors.hasPrefix("bidi-show: /nonexistent/page.html, cannot open: No such file or directory,"))
        #expect(Run("--html", "x", "--width", "5", "a").exitCode == .usage)
    }

    private func file(_ text: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
