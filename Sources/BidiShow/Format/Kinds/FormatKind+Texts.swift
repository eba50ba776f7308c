internal import BidiFormat
internal import BidiText

extension FormatKind {
    static let texts: [FormatKind] =
        [TechnicalContent.email, .url, .path, .version, .coordinates, .dimensions].map { content in
            text(content.rawValue, LeftToRightFormatStyle.Options(content))
        } + [
            text("hashtag", TagFormatStyle.Options(.hashtag)),
            text("mention", TagFormatStyle.Options(.mention)),
            text("name", FreeTextFormatStyle.Options()),
            FormatKind("text", options: ["direction"]) { fields, language throws(MachineError) in
                let options = FreeTextFormatStyle.Options(direction: try fields.choice("direction"))
                return FormattedValue(options.formattedText(try fields.fields.string("value"), in: language))
            },
            FormatKind("list", .list, options: ["connection", "width"]) { fields, language throws(MachineError) in
                let items = try fields.fields.strings("items").map(ListItem.text)
                let options = ListFormatStyle.Options(
                    try fields.choice("connection") ?? .and, width: try fields.listWidth())
                return FormattedValue(options.formattedText(items, in: language))
            },
        ]

    /// A kind whose value is the text itself.
    private static func text<Options: BidiFormatOptions>(_ name: String, _ options: Options) -> FormatKind
    where Options.FormatInput == String {
        FormatKind(name) { fields, language throws(MachineError) in
            FormattedValue(options.formattedText(try fields.fields.string("value"), in: language))
        }
    }
}

extension FormatFields {
    /// The widths are called alike in every kind; ICU's list has a wide one.
    fileprivate func listWidth() throws(MachineError) -> ListWidth {
        switch try choice("width", UnitWidth.self) {
        case .short: .short
        case .narrow: .narrow
        case .long, nil: .wide
        }
    }
}
