/// The completion for zsh: as that for bash, with the help of each option beside it.
enum ZshCompletion {
    static var text: String {
        let commands = CommandName.allCases
        return """
            #compdef bidi-show
            # zsh completion for bidi-show, made by `bidi-show --generate zsh`.

            _bidi-show() {
                local command=show
                local -a commands=(
            \(commands.map { "        \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
                )
                case ${words[2]} in
                    (\(commands.map(\.rawValue).joined(separator: "|"))) command=${words[2]} ;;
                esac
                if ((CURRENT == 2)) && [[ ${words[2]} != -* ]]; then
                    _describe command commands
                    return
                fi
                case $command in
            \(commands.map(branch).joined(separator: "\n"))
                esac
            }

            _bidi-show "$@"

            """
    }

    private static func branch(of command: CommandName) -> String {
        let specifications = Option.of(command).map { "            \(specification(of: $0))" }
        let rest =
            switch command {
            case .show: "'*:text: '"
            case .format: "'*:value: '"
            case .parse: "'3:text: '"
            case .compare: "'2:text: ' '3:text: '"
            case .field, .message: ""
            }
        let kinds = command.kinds.map { "'2:kind:(\($0.joined(separator: " ")))' " } ?? ""
        let operands = (command == .show ? "" : "'1:command: ' ") + kinds + rest
        return "        (\(command.rawValue)) _arguments -S \\\n"
            + (specifications + ["            \(operands)"]).joined(separator: " \\\n") + " ;;"
    }

    private static func specification(of option: Option) -> String {
        let help = option.help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
        guard let value = option.value else { return quoted("\(option.flag)[\(help)]") }
        let action = option.choices.map { "(\($0.joined(separator: " ")))" } ?? (option.takesFile ? "_files" : " ")
        let name = option.choices == nil ? value : option.name
        return quoted("\(option.flag)=[\(help)]:\(name):\(action)")
    }

    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}
