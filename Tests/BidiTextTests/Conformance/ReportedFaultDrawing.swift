internal import BidiText
internal import TestSupport
import Testing

@Suite("Reported faults: the right spelling is drawn as expected")
struct ReportedFaultDrawing {
    @Test("Drawing expected_raw gives expected_visual")
    func drawings() throws {
        let faults = try ReportedFault.all()
        #expect(faults.count == 111)
        let drawn = faults.filter { !$0.expectedVisual.isEmpty && $0.expects == nil }
        #expect(drawn.count == 82)
        for fault in drawn {
            let visual = fault.expectedRaw.visualText(base: fault.base.direction)
            let isRight = visual.unicodeScalars.elementsEqual(fault.expectedVisual.unicodeScalars)
            #expect(isRight, "\(fault): \(visual.debugDescription), not \(fault.expectedVisual.debugDescription)")
        }
    }

    @Test("Drawing the faulty input gives what was reported as seen")
    func inputs() throws {
        var count = 0
        for fault in try ReportedFault.all() {
            guard let input = fault.inputRaw, let seen = fault.inputVisual else { continue }
            count += 1
            let visual = input.visualText(base: fault.base.direction)
            #expect(visual.unicodeScalars.elementsEqual(seen.unicodeScalars), "\(fault)")
        }
        #expect(count > 90)
    }

    @Test("Two lines of one paragraph (line-02)")
    func twoLines() throws {
        let fault = try #require(try ReportedFault.all().first { $0.id == "line-02" })
        let lines = try #require(fault.expectedLines)
        #expect(lines.count == 2)
        let paragraph = try #require(
            BidiParagraph(fault.expectedRaw.replacing(" | ", with: " "), base: fault.base.direction))
        let cut = try #require(paragraph.text.firstIndex(of: " "))
        let drawn = paragraph.lines(endingAt: [paragraph.text.index(after: cut)]).map(\.visualText)
        // The space at the end of the first line is drawn at its left.
        #expect(drawn == [" " + lines[0], lines[1]])
    }
}
