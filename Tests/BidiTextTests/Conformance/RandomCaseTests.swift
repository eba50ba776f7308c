internal import BidiText
internal import TestSupport
import Testing

@Suite("Random strings against a second implementation")
struct RandomCaseTests {
    @Test("Base level, order and visual text of whole paragraphs")
    func paragraphs() throws {
        let cases = try RandomCase.all()
        #expect(cases.count == 2_000)
        var wrongVisual: [Int] = []
        for (number, row) in cases.enumerated() {
            let paragraph = try #require(BidiParagraph(row.text, base: row.direction), "case \(number)")
            #expect(paragraph.baseLevel.rawValue == row.baseLevel, "case \(number)")
            #expect(paragraph.visualOrder == row.order, "case \(number)")
            // By scalars: `==` would let canonically equivalent text pass.
            if !paragraph.visualText.unicodeScalars.elementsEqual(row.visual.unicodeScalars) {
                wrongVisual.append(number)
            }
            #expect(paragraph.levels.map { $0?.rawValue } == row.levels, "case \(number)")
        }
        #expect(wrongVisual.isEmpty)
    }

    @Test("Order of lines (rule L1)")
    func lines() throws {
        for (number, row) in try RandomCase.all().enumerated() {
            let paragraph = try #require(BidiParagraph(row.text, base: row.direction), "case \(number)")
            let scalars = paragraph.text.unicodeScalars
            let start = scalars.index(scalars.startIndex, offsetBy: row.line.start)
            let end = scalars.index(scalars.startIndex, offsetBy: row.line.end)
            let line = paragraph.line(start..<end)
            #expect(line.scalarRange == row.line.start..<row.line.end, "case \(number)")
            #expect(line.visualOrder == row.line.order, "case \(number)")
        }
    }

    @Test("Runs cover the text, and the visual ones spell the visual order")
    func runs() throws {
        for (number, row) in try RandomCase.all().enumerated() {
            let paragraph = try #require(BidiParagraph(row.text, base: row.direction), "case \(number)")
            let runs = paragraph.runs(in: .logical)
            #expect(runs.first?.scalarRange.lowerBound == 0, "case \(number)")
            #expect(runs.last?.scalarRange.upperBound == row.levels.count, "case \(number)")
            for (run, next) in zip(runs, runs.dropFirst()) {
                #expect(run.range.upperBound == next.range.lowerBound, "case \(number)")
                #expect(run.scalarRange.upperBound == next.scalarRange.lowerBound, "case \(number)")
                #expect(run.level != next.level, "case \(number)")
            }
            for run in runs {
                #expect(paragraph.text.unicodeScalars[run.range].count == run.scalarRange.count, "case \(number)")
                #expect(paragraph.levels[run.scalarRange].allSatisfy { $0 == nil || $0 == run.level })
            }
            let spelled = paragraph.runs(in: .visual).flatMap { run in
                run.direction == .leftToRight ? Array(run.scalarRange) : run.scalarRange.reversed()
            }
            #expect(spelled.filter { row.levels[$0] != nil } == row.order, "case \(number)")
        }
    }
}
