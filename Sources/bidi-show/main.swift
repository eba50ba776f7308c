import BidiShow
import Terminal

CurrentProcess.ignoreClosedPipes()
let exitCode = BidiShowCommand.run(
    arguments: CurrentProcess.arguments,
    input: FileInput.standardInput(), output: FileOutput.standardOutput(), errors: FileOutput.standardError(),
    environment: .current())
CurrentProcess.exit(exitCode.rawValue)
