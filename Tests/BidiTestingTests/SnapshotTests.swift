import BidiDiagnosis
import FoundationEssentials
import Testing

@testable import BidiTesting

@Suite("Snapshots")
struct SnapshotTests {
    /// A folder that is removed after the body.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = "\(FileManager.default.temporaryDirectory.path())/bidi-snapshots-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func expectation(_ text: String, _ folder: String) -> SnapshotExpectation {
        SnapshotExpectation(
            snapshot: Snapshot(of: text), file: SnapshotFile(name: "total", filePath: "\(folder)/PriceTests.swift"),
            strictness: .seen)
    }

    @Test("What is missing is written, and fails once")
    func missing() throws {
        try inFolder { folder in
            #expect(expectation("249 ₽", folder).fault(.never)?.first == "there is no snapshot")
            let path = "\(folder)/__Snapshots__/PriceTests/total.txt"
            #expect(!FileManager.default.fileExists(atPath: path))
            let fault = expectation("249 ₽", folder).fault(.missing)
            #expect(fault == ["there was no snapshot; it has been written; look at it and run again", "  \(path)"])
            #expect(expectation("249 ₽", folder).fault(.never) == nil)
            // Marks and kinds of space do not count for the text, its order does.
            #expect(expectation("249\u{A0}₽", folder).fault(.never) == nil)
            let order = expectation("\u{2066}249 ₽\u{2069}", folder).fault(.never)
            #expect(order?[2] == "the texts are equal, but another line is seen: rtl")
        }
    }

    @Test("Record modes")
    func modes() throws {
        try inFolder { folder in
            #expect(expectation("249 ₽", folder).fault(.failed) != nil)
            #expect(expectation("250 ₽", folder).fault(.missing)?.first == "the snapshot differs")
            #expect(expectation("250 ₽", folder).fault(.never)?.first == "the snapshot differs")
            let again = expectation("250 ₽", folder).fault(.failed)
            #expect(again?.first == "the snapshot differed and has been written again; look at it and run again")
            #expect(expectation("250 ₽", folder).fault(.failed) == nil)
            #expect(expectation("250 ₽", folder).fault(.all) != nil)
            #expect(expectation("250 ₽", folder).fault(.never) == nil)
        }
    }

    @Test("The environment names the mode")
    func environment() throws {
        #expect(try SnapshotRecording.current(environment: [:]) == .missing)
        for mode in SnapshotRecording.allCases {
            #expect(try SnapshotRecording.current(environment: ["BIDI_SNAPSHOTS": mode.rawValue]) == mode)
        }
        #expect(throws: SnapshotRecording.UnknownWord.self) {
            try SnapshotRecording.current(environment: ["BIDI_SNAPSHOTS": "yes"])
        }
    }

    @Test("A snapshot of another ICU that differs says so")
    func otherVersions() throws {
        var recorded = Snapshot(of: "249 RUB")
        let actual = Snapshot(of: "249 ₽")
        let own = try #require(SnapshotDifference(recorded: recorded, actual: actual, strictness: .seen))
        #expect(!own.lines.joined().contains("written with"))
        recorded.versions = "ICU 66.1, CLDR 36.1"
        let other = try #require(SnapshotDifference(recorded: recorded, actual: actual, strictness: .seen))
        #expect(
            other.lines.last
                == "the snapshot was written with ICU 66.1, CLDR 36.1, this is \(Snapshot.currentVersions): "
                + "the difference may come from their data; if it is right, record it again")
        // Another version alone is no difference.
        recorded = actual
        recorded.versions = "ICU 66.1, CLDR 36.1"
        #expect(SnapshotDifference(recorded: recorded, actual: actual, strictness: .seen) == nil)
    }

    @Test(
        "Every text comes back from its file",
        arguments: [
            "", "249 ₽", "\u{200F}1,234.50\u{A0}\u{200F}₪", "a\nb\r\nc\u{2029}", #"\u{41} "quoted" \"#, "می\u{200C}خ",
            "|",
            "\u{0}\u{1B}[0m", "e\u{301}", "&rlm; &#x2068;", "👨\u{200D}👩\u{200D}👧",
        ])
    func roundTrip(text: String) throws {
        let snapshot = Snapshot(of: text)
        let read = try Snapshot(contents: snapshot.contents)
        #expect(read == snapshot)
        #expect(read.stored.map { Array($0.text.unicodeScalars) } == [Array(text.unicodeScalars)])
        // The first half is ASCII, so that no editor reorders it.
        let half = snapshot.contents.split(separator: "---", maxSplits: 1).first
        #expect(half?.utf8.allSatisfy { $0 < 0x80 } == true)
    }

    @Test("A row from left to right and its twin")
    func row() {
        let snapshot = Snapshot(
            leftToRight: TextRow(width: 20, leading: [.text("Margherita")], trailing: [.text("249 ₽"), .forward]),
            rightToLeft: TextRow(width: 20, leading: [.text("مارغريتا")], trailing: [.text("249 ₽"), .forward]))
        #expect(
            snapshot.contents.split(separator: "\n").suffix(3) == [
                "--- seen, from left to right ---", "ltr: |Margherita   249 ₽ ›|", "rtl: |‹ ₽ 249     اتيرغرام|",
            ])
        let wide = TextRow(width: 5, leading: [.text("Margherita")])
        #expect(Snapshot(leftToRight: wide, rightToLeft: wide).contents.hasSuffix("rtl too wide by: |5|\n"))
    }

    @Test(
        "A file that is no snapshot is refused with its line",
        arguments: [
            ("", 1), ("hello", 1), ("swift-bidi snapshot 1\nICU\ntext: \"a\"\n", 3),
            ("swift-bidi snapshot 1\nICU\ntext: a\n--- seen, from left to right ---\n", 3),
            ("swift-bidi snapshot 1\nICU\ntext: \"\\q\"\n--- seen, from left to right ---\n", 3),
        ])
    func unreadable(contents: String, line: Int) {
        let error = #expect(throws: Snapshot.Unreadable.self) { try Snapshot(contents: contents) }
        #expect(error?.line == line)
    }
}
