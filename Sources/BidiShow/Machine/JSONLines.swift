internal import Terminal

/// The machine interface: a request a line in, an answer a line out, in the same order.
enum JSONLines {
    /// Answers until the input ends. A line that cannot be answered gets an error, and the rest go on.
    ///
    /// The output is flushed before every wait for input, so that no answer is held back from a program that reads it
    /// before it asks again; memory holds one line and its answer. Empty lines are skipped.
    ///
    /// - Returns: `refused` if any request got an error.
    static func run(
        input: any ByteInput, output: any ByteOutput,
        answer: (RequestFields) throws(MachineError) -> any MachineAnswer
    ) throws(StreamError) -> ExitCode {
        var exitCode = ExitCode.success
        var lines = LineReader(input)
        while let line = try lines.next(beforeWaiting: { () throws(StreamError) in try output.flush() }) {
            guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
            let (bytes, isAnswer) = respond(to: line, answer)
            if !isAnswer { exitCode = .refused }
            try output.write(bytes)
        }
        return exitCode
    }

    private static func respond(
        to line: [UInt8], _ answer: (RequestFields) throws(MachineError) -> any MachineAnswer
    ) -> (line: [UInt8], isAnswer: Bool) {
        do throws(MachineRequest.Failure) {
            let request = try MachineRequest(line: line)
            do throws(MachineError) {
                let answer = try answer(request.fields)
                return (JSONWriter.line(id: request.id, answer.write), true)
            } catch {
                throw MachineRequest.Failure(id: request.id, error: error)
            }
        } catch {
            return (JSONWriter.line(id: error.id, error.error.write), false)
        }
    }
}
