/// The files that an installation has beside the program, all made from the tables of commands and options.
enum GeneratedFile: String, CaseIterable {
    case man, bash, zsh, schema

    var text: String {
        switch self {
        case .man: ManPage.text
        case .bash: BashCompletion.text
        case .zsh: ZshCompletion.text
        case .schema: MachineSchema.text
        }
    }
}
