internal import BidiDiagnosis
internal import BidiFormat
internal import Terminal

/// `bidi-show field`: types and pastes into a field, as the lines of standard input say.
struct FieldCommand: Command {
    private let arguments: ParsedArguments
    private let word: String

    /// The kinds by their names.
    static let kinds = [
        "free-text", "amount", "percent", "phone", "card", "one-time-code", "promo-code", "email", "url",
    ]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let word = arguments.operands.first else { throw .missingOperand("KIND", .field) }
        if arguments.operands.count > 1 { throw .extraOperand(arguments.operands[1], .field) }
        if ["amount", "percent"].contains(word), !arguments.has(.locale) { throw .missingOption(.locale, .field) }
        self.arguments = arguments
        self.word = word
    }

    func run(_ streams: CommandStreams) throws(CommandFailure) -> ExitCode {
        var session = FieldSession(try kind())
        var lines = LineReader(streams.input)
        var number = 0
        while let line = try next(&lines, streams) {
            number += 1
            let text = try step(line, number)
            guard !text.isEmpty else { continue }
            guard let step = FieldSession.Step(text) else {
                throw CommandFailure(
                    exitCode: .usage, what: "line \(number)", why: "not a step",
                    remedy: "write type TEXT, paste TEXT, back, left, right, home, end or clear")
            }
            let refusal = session.perform(step)
            try streams.write(session.report(refusal: refusal))
        }
        return .success
    }

    private func next(_ lines: inout LineReader, _ streams: CommandStreams) throws(CommandFailure) -> [UInt8]? {
        do throws(StreamError) {
            return try lines.next(beforeWaiting: { () throws(StreamError) in try streams.output.flush() })
        } catch {
            throw error.isClosedPipe ? CommandStreams.closedPipe : CommandFailure(error)
        }
    }

    private func step(_ line: [UInt8], _ number: Int) throws(CommandFailure) -> String {
        let text: String
        do throws(IllFormedUTF8) {
            text = try String(strict: line)
        } catch {
            throw CommandFailure(error, in: "line \(number)")
        }
        guard arguments.has(.unescape) else { return text }
        do throws(UnescapingError) {
            return try text.unescaped()
        } catch {
            throw CommandFailure(
                exitCode: .usage, what: "line \(number)", why: "\(error.escape) is not an escape",
                remedy: #"write \u{2068}, or \\ for a backslash"#)
        }
    }

    private func kind() throws(CommandFailure) -> TextFieldKind {
        do throws(BidiFormatError) {
            switch word {
            case "amount":
                guard let code = arguments[.currency] else { return .amount(in: try language()) }
                return .amount(PriceFormatStyle(currency: try Currency(code), locale: try language()))
            case "percent": return .percent(in: try language())
            default: break
            }
        } catch {
            throw CommandFailure(MachineError(error))
        }
        let kinds: [TextFieldKind] = [.freeText, .phone, .card, .oneTimeCode, .promoCode, .email, .url]
        guard let kind = kinds.first(where: { $0.name == word }) else {
            let hint = EditDistance.nearest(to: word, in: Self.kinds).map { "did you mean \($0)?" }
            throw CommandFailure(
                exitCode: .usage, what: word, why: "not a kind of field",
                remedy: hint ?? "write one of \(Self.kinds.joined(separator: ", "))")
        }
        return kind
    }

    private func language() throws(BidiFormatError) -> LanguageTag { try LanguageTag(arguments[.locale] ?? "") }
}
