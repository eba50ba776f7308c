/// The completion for bash: options of the command, their words, kinds of values, file names.
enum BashCompletion {
    static var text: String {
        let commands = CommandName.allCases
        return """
            # bash completion for bidi-show, made by `bidi-show --generate bash`.

            _bidi_show() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=show
                case ${COMP_WORDS[1]} in
                    \(commands.map(\.rawValue).joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
                esac
                COMPREPLY=()
                case "$command $previous" in
            \(values.joined(separator: "\n"))
                esac
                if [[ $word == -* ]]; then
                    case $command in
            \(commands.map(options).joined(separator: "\n"))
                    esac
                    return
                fi
                if ((COMP_CWORD == 1)); then
                    mapfile -t COMPREPLY < <(compgen -W '\(commands.map(\.rawValue).joined(separator: " "))' -- "$word")
                elif [[ $command == format ]] && ((COMP_CWORD == 2)); then
                    mapfile -t COMPREPLY < <(compgen -W '\(kinds)' -- "$word")
                fi
            }
            complete -F _bidi_show bidi-show

            """
    }

    private static var kinds: String { FormatKind.all.map(\.name).joined(separator: " ") }

    /// A branch for every option that takes a value.
    private static var values: [String] {
        Option.visible.filter { $0.value != nil }.map { option in
            let reply =
                if let choices = option.choices {
                    #"mapfile -t COMPREPLY < <(compgen -W '\#(choices.joined(separator: " "))' -- "$word")"#
                } else if option.takesFile {
                    #"mapfile -t COMPREPLY < <(compgen -f -- "$word")"#
                } else {
                    ":"
                }
            let patterns = CommandName.allCases.filter(option.commands.contains).map {
                "'\($0.rawValue) \(option.flag)'"
            }
            return "        \(patterns.joined(separator: " | "))) \(reply); return ;;"
        }
    }

    private static func options(of command: CommandName) -> String {
        let flags = Option.of(command).map(\.flag).joined(separator: " ")
        return "            \(command.rawValue)) "
            + #"mapfile -t COMPREPLY < <(compgen -W '\#(flags)' -- "$word") ;;"#
    }
}
