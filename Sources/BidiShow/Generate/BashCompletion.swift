/// The completion for bash: options of the command, their words, kinds, file names.
enum BashCompletion {
    static var text: String {
        let commands = CommandName.allCases
        return """
            # bash completion for bidi-show, made by `bidi-show --generate bash`.

            _bidi_show() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=show
                # In --base=rtl the equals sign is a word of its own.
                if [[ $word == = ]]; then
                    word=
                elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
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
                elif [[ ${COMP_WORDS[1]} == "$command" ]] && ((COMP_CWORD == 2)); then
                    case $command in
            \(CommandName.allCases.compactMap(kinds).joined(separator: "\n"))
                    esac
                fi
            }
            complete -F _bidi_show bidi-show

            """
    }

    /// A branch for a command whose first operand is one of a few words.
    private static func kinds(of command: CommandName) -> String? {
        command.kinds.map { kinds in
            "            \(command.rawValue)) "
                + #"mapfile -t COMPREPLY < <(compgen -W '\#(kinds.joined(separator: " "))' -- "$word") ;;"#
        }
    }

    /// A branch for every option that takes a value.
    private static var values: [String] {
        Option.visible.filter { $0.value != nil }.map { option in
            let reply =
                if let choices = option.choices {
                    #"mapfile -t COMPREPLY < <(compgen -W '\#(choices.joined(separator: " "))' -- "$word")"#
                } else if option.takesFile {
                    #"compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$word")"#
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
