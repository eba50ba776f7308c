import Terminal
import Testing

@Suite("What the environment says")
struct TerminalEnvironmentTests {
    private func environment(_ variables: [String: String], columns: Int? = nil) -> TerminalEnvironment {
        TerminalEnvironment(
            inputIsTerminal: false, outputIsTerminal: true, terminalColumns: columns, variable: { variables[$0] })
    }

    @Test("NO_COLOR counts when it is set and not empty")
    func noColor() {
        #expect(!environment([:]).refusesColor)
        #expect(!environment(["NO_COLOR": ""]).refusesColor)
        #expect(environment(["NO_COLOR": "1"]).refusesColor)
        #expect(environment(["NO_COLOR": "0"]).refusesColor)
    }

    @Test("COLUMNS goes before the terminal's own width, if it is a number above zero")
    func columns() {
        #expect(environment(["COLUMNS": "120"], columns: 80).columns == 120)
        #expect(environment([:], columns: 80).columns == 80)
        #expect(environment(["COLUMNS": "wide"], columns: 80).columns == 80)
        #expect(environment(["COLUMNS": "0"], columns: 80).columns == 80)
        #expect(environment([:]).columns == nil)
    }

    @Test("A dumb terminal gets no sequences")
    func dumb() {
        #expect(environment(["TERM": "dumb"]).isDumb)
        #expect(!environment(["TERM": "xterm-256color"]).isDumb)
    }
}
