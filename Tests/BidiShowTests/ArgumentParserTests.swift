import Testing

@testable import BidiShow

@Suite("Arguments")
struct ArgumentParserTests {
    private func refusal(_ arguments: [String]) -> UsageError? {
        #expect(throws: UsageError.self) { _ = try ArgumentParser.parse(arguments) }
    }

    @Test("The first argument may name the command; show is the command where it does not")
    func commands() throws {
        #expect(try ArgumentParser.parse([]).command == .show)
        #expect(try ArgumentParser.parse(["show"]).operands == [])
        #expect(try ArgumentParser.parse(["format", "price"]).command == .format)
        #expect(try ArgumentParser.parse(["text", "format"]).operands == ["text", "format"])
        #expect(try ArgumentParser.parse(["--", "format"]).operands == ["format"])
        #expect(try ArgumentParser.parse(["show", "show"]).operands == ["show"])
    }

    @Test("Words of later commands are refused", arguments: CommandName.reserved.sorted())
    func reserved(word: String) throws {
        #expect(refusal([word]) == .reservedCommand(word))
        #expect(try ArgumentParser.parse(["show", word]).operands == [word])
    }

    @Test("Every option with a value takes it after a space or an equals sign", arguments: Option.table)
    func values(option: Option) throws {
        let command = try #require(CommandName.allCases.first(where: option.commands.contains)).rawValue
        guard option.value != nil else {
            #expect(try ArgumentParser.parse([command, option.flag]).has(option))
            #expect(refusal([command, "\(option.flag)=x"]) == .unexpectedValue(option))
            return
        }
        let value = option.choices?.last ?? "-x=1"
        #expect(try ArgumentParser.parse([command, option.flag, value, "rest"])[option] == value)
        #expect(try ArgumentParser.parse([command, "\(option.flag)=\(value)", "rest"])[option] == value)
        #expect(try ArgumentParser.parse([command, option.flag, value, "rest"]).operands == ["rest"])
        #expect(refusal([command, option.flag]) == .missingValue(option))
        #expect(refusal([command, option.flag, value, option.flag, value]) == .repeated(option))
        if option.choices != nil {
            #expect(refusal([command, option.flag, "no-such-word"]) == .badValue(option, "no-such-word"))
        }
    }

    @Test("An option of another command is told apart from an unknown one")
    func unknown() {
        #expect(refusal(["format", "--base", "ltr"]) == .wrongCommand(.base, .format))
        #expect(refusal(["--bsae", "ltr"]) == .unknownOption("--bsae", nearest: "--base"))
        #expect(refusal(["--unescpe=x"]) == .unknownOption("--unescpe", nearest: "--unescape"))
        #expect(refusal(["--basis=x"]) == .unknownOption("--basis", nearest: nil))
        #expect(refusal(["--zzzzzz"]) == .unknownOption("--zzzzzz", nearest: nil))
        #expect(refusal(["-x"]) == .unknownOption("-x", nearest: nil))
        #expect(refusal(["--verbose"]) == .unknownOption("--verbose", nearest: nil))
    }

    @Test("-- ends the options, and a dash before anything but a letter is text")
    func operands() throws {
        #expect(try ArgumentParser.parse(["--", "--base", "--"]).operands == ["--base", "--"])
        #expect(
            try ArgumentParser.parse(["-5", "-", "-\u{5D0}", "", "-."]).operands == ["-5", "-", "-\u{5D0}", "", "-."])
    }

    @Test("Help and version are not refused for what stands after them")
    func help() throws {
        #expect(try ArgumentParser.parse(["-h", "--nonsense"]).has(.help))
        #expect(try ArgumentParser.parse(["format", "--help"]).command == .format)
        #expect(try ArgumentParser.parse(["--base", "ltr", "--version", "--base"]).has(.version))
        #expect(try ArgumentParser.parse(["--", "--help"]).operands == ["--help"])
    }

    @Test(
        "The names of options are those of fields",
        arguments: [
            ("locale", "locale"), ("maximum-fraction-digits", "maximumFractionDigits"), ("time-zone", "timeZone"),
        ])
    func fields(name: String, field: String) {
        #expect(Option(name, nil, "", for: []).field == field)
    }
}

@Suite("Edit distance")
struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("base", "bsae", 1), ("flaw", "lawn", 2),
        ("price", "pricee", 1), ("ab", "ba", 1),
    ])
    func distances(first: String, second: String, distance: Int) {
        #expect(EditDistance.between(first, second) == distance)
        #expect(EditDistance.between(second, first) == distance)
    }

    @Test("Nothing far away is proposed")
    func nearest() {
        #expect(EditDistance.nearest(to: "numbre", in: ["number", "price"]) == "number")
        #expect(EditDistance.nearest(to: "duration", in: ["number", "price"]) == nil)
        #expect(EditDistance.nearest(to: String(repeating: "a", count: 1_000_000), in: ["a"]) == nil)
    }
}
