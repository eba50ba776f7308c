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

    @Test("A locale that names another character set than UTF-8 means ASCII; none means nothing")
    func characterSet() {
        #expect(environment([:]).usesUTF8)
        #expect(environment(["LANG": "ar_EG.UTF-8"]).usesUTF8)
        #expect(environment(["LANG": "C.utf8"]).usesUTF8)
        #expect(environment(["LANG": "de_DE.UTF-8@euro"]).usesUTF8)
        #expect(environment(["LC_CTYPE": "UTF-8"]).usesUTF8)
        #expect(!environment(["LANG": "C"]).usesUTF8)
        #expect(!environment(["LANG": "he_IL.ISO-8859-8"]).usesUTF8)
        #expect(!environment(["LC_ALL": "POSIX", "LANG": "ar_EG.UTF-8"]).usesUTF8)
        #expect(environment(["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"]).usesUTF8)
    }

    @Test("A dumb terminal gets no sequences")
    func dumb() {
        #expect(environment(["TERM": "dumb"]).isDumb)
        #expect(!environment(["TERM": "xterm-256color"]).isDumb)
    }
}
