import Testing

@testable import BidiShow

@Suite("The trace, for machines")
struct TraceTests {
    @Test("Every step has its fields in the order of the contract; offsets count from the start of the text")
    func steps() {
        // X6, W3, I1 and L1 of UAX #9 by hand: the separator resets the space before it, which N1 had made a letter.
        let run = Run("--jsonl", input: #"{"text":"\nب \u2029","base":"ltr","explain":true}"#)
        let trace = run.output.ranges(of: #""trace":["#).last.map { String(run.output[$0.upperBound...]) }
        #expect(
            trace?.hasPrefix(
                #"{"offset":1,"rule":"X6","from":null,"to":0,"because":[]},"#
                    + #"{"offset":2,"rule":"X6","from":null,"to":0,"because":[]},"#
                    + #"{"offset":3,"rule":"X8","from":null,"to":0,"because":[]},"#
                    + #"{"offset":1,"rule":"W3","from":"AL","to":"R","because":[]},"#) == true)
    }

    @Test("What rule X9 removes ends with null")
    func removed() {
        let run = Run("--jsonl", input: #"{"text":"\u202ea","explain":true}"#)
        #expect(run.output.contains(#"{"offset":0,"rule":"X9","from":null,"to":null,"because":[]}"#))
        #expect(run.output.contains(#"{"offset":1,"rule":"X6","from":"L","to":"R","because":[0]}"#))
    }

    @Test("It comes when it is asked for, on the command line too")
    func asked() {
        #expect(!Run("--jsonl", input: #"{"text":"a"}"#).output.contains("trace"))
        #expect(!Run("--jsonl", input: #"{"text":"a","explain":false}"#).output.contains("trace"))
        let lines = Run("--jsonl", input: #"{"text":"a","explain":true}"#).lines
        #expect(lines.first?.contains("trace") == true)
        #expect(Run("--json", "--explain", "a").lines == lines)
    }
}
