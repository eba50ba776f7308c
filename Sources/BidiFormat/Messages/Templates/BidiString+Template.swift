extension BidiString {
    /// A message from a string catalogue, its places filled in order or by number: `%@`, `%1$@`, `%lld`, `%d`, `%%`.
    ///
    /// ```swift
    /// let line = try BidiString(template: "%2$@: %1$lld", arguments: [3, .text(customer)])
    /// ```
    /// The template is the app's own words and is taken as it is; what is put in is contained and isolated as in an
    /// interpolated message.
    ///
    /// - Throws: ``BidiFormatError`` with code `bad-value` for a `%` that starts no place, for `%@` beside `%1$@`, for
    ///   an argument that is missing or that no place uses, and for one of another type than its place takes.
    /// - Complexity: Linear in the length of the template.
    public init(template: String, arguments: [TemplateArgument]) throws(BidiFormatError) {
        var reader = TemplateReader(template, .numbered)
        let read = try reader.read()
        let places = read.compactMap { if case .place(let place) = $0 { place } else { nil } }
        let isNumbered = places.contains { $0.position != nil }
        if isNumbered, let place = places.first(where: { $0.position == nil }) {
            throw place.refusal("places with and without a number in one template")
        }
        var next = 0
        var used: Set<Int> = []
        var pieces: [Piece] = []
        for piece in read {
            switch piece {
            case .literal(let text): pieces.append(.literal(text))
            case .place(let place):
                let index = place.position.map { $0 - 1 } ?? next
                next += 1
                guard arguments.indices.contains(index) else {
                    throw place.refusal("there is no argument \(index + 1) among \(arguments.count)")
                }
                try place.check(arguments[index])
                used.insert(index)
                pieces += arguments[index].message.pieces
            }
        }
        if let unused = arguments.indices.first(where: { !used.contains($0) }) {
            throw BidiFormatError(
                .badValue, "template: argument \(unused + 1) of \(arguments.count) has no place in it")
        }
        self.pieces = pieces
    }

    /// A message from a string catalogue, its places filled by name: `{name}`, `%{name}`, and `%%` for a percent sign.
    ///
    /// Braces that hold no name are the app's own words, and so is a `%` before anything else.
    ///
    /// - Throws: ``BidiFormatError`` with code `bad-value` for a name without an argument and an argument whose name is
    ///   not in the template.
    /// - Complexity: Linear in the length of the template.
    public init(template: String, arguments: [String: TemplateArgument]) throws(BidiFormatError) {
        var reader = TemplateReader(template, .named)
        var unused = Set(arguments.keys)
        var pieces: [Piece] = []
        for piece in try reader.read() {
            switch piece {
            case .literal(let text): pieces.append(.literal(text))
            case .place(let place):
                guard let name = place.name, let argument = arguments[name] else {
                    let names = arguments.keys.sorted().joined(separator: ", ")
                    throw place.refusal("there is no argument of this name; there are: \(names)")
                }
                unused.remove(name)
                pieces += argument.message.pieces
            }
        }
        if let name = unused.min() {
            throw BidiFormatError(.badValue, "template: the argument \"\(name)\" has no place in it")
        }
        self.pieces = pieces
    }
}

extension TemplateReader.Place {
    fileprivate func check(_ argument: TemplateArgument) throws(BidiFormatError) {
        guard isInteger == (argument.kind == .integer) else {
            throw refusal(
                "\(isInteger ? "an integer" : "text or a formatted value") is wanted, and \(argument.kind.name) is given"
            )
        }
    }

    fileprivate func refusal(_ why: String) -> BidiFormatError {
        BidiFormatError(.badValue, "template, at offset \(offset), \"\(text)\": \(why)", offset: offset)
    }
}
