/// Takes a template of a string catalogue apart.
///
/// Linear in the length of the template.
struct TemplateReader {
    /// A piece of a template.
    enum Piece: Hashable {
        case literal(String)
        case place(Place)
    }

    /// A place for a value.
    struct Place: Hashable {
        /// 1, 2, ... of `%1$@`; nil for `%@`, whose number is the order of places.
        var position: Int?
        /// The name in `{name}` and `%{name}`.
        var name: String?
        /// Whether only an integer fits: `%lld`, `%d`, `%i`, `%u`.
        var isInteger = false
        /// As written, for errors.
        var text: String
        /// In Unicode scalars of the template.
        var offset: Int
    }

    /// Whether places have names (`{name}`, `%{name}`) or numbers (`%@`, `%1$lld`).
    enum Style { case named, numbered }

    private let scalars: [Unicode.Scalar]
    private let style: Style
    private var index = 0
    private var literal = String.UnicodeScalarView()
    private var pieces: [Piece] = []

    init(_ template: String, _ style: Style) {
        scalars = Array(template.unicodeScalars)
        self.style = style
    }

    mutating func read() throws(BidiFormatError) -> [Piece] {
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "%", peek(1) == "%" {
                literal.append("%")
                index += 2
            } else if style == .numbered, scalar == "%" {
                add(try numberedPlace())
            } else if style == .named, let place = namedPlace() {
                add(place)
            } else {
                literal.append(scalar)
                index += 1
            }
        }
        flush()
        return pieces
    }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    private mutating func flush() {
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
    }

    private mutating func add(_ place: Place) {
        flush()
        pieces.append(.place(place))
        index += place.text.unicodeScalars.count
    }

    /// `{name}` or `%{name}`; a name is letters, digits, `_`, `-` and `.`, and begins with a letter or `_`.
    private func namedPlace() -> Place? {
        let start = peek(0) == "%" && peek(1) == "{" ? index + 2 : peek(0) == "{" ? index + 1 : nil
        guard let start, start < scalars.count else { return nil }
        guard scalars[start].properties.isAlphabetic || scalars[start] == "_" else { return nil }
        // A brace that is never closed must not make every other one search to the end of the text.
        let window = scalars[start..<min(scalars.count, start + Self.longestName + 1)]
        guard
            let end = window.firstIndex(where: {
                !($0.properties.isAlphabetic || $0.properties.numericType == .decimal
                    || "_-.".unicodeScalars.contains($0))
            }), scalars[end] == "}"
        else { return nil }
        return Place(name: text(start..<end), text: text(index..<end + 1), offset: index)
    }

    private static let longestName = 100

    /// `%@`, `%1$@`, `%d`, `%2$lld`, `%i`, `%u`, `%ld`.
    private func numberedPlace() throws(BidiFormatError) -> Place {
        var end = index + 1
        var position: Int?
        var number = end
        while number < scalars.count, scalars[number].isLatinDigit, number - end < 4 { number += 1 }
        if number > end, number < scalars.count, scalars[number] == "$" {
            position = Int(text(end..<number))
            end = number + 1
        }
        guard position != 0 else { throw refusal("places are numbered from 1") }
        var isLong = false
        while end < scalars.count, scalars[end] == "l" || scalars[end] == "h" || scalars[end] == "z" {
            isLong = true
            end += 1
        }
        guard end < scalars.count, "@diu".unicodeScalars.contains(scalars[end]), !(isLong && scalars[end] == "@") else {
            throw refusal("it starts no place; accepted: %@, %1$@, %lld, %d, and %% for a percent sign")
        }
        return Place(
            position: position, isInteger: scalars[end] != "@", text: text(index..<end + 1), offset: index)
    }

    private func refusal(_ why: String) -> BidiFormatError {
        let seen = text(index..<min(scalars.count, index + 8))
        return BidiFormatError(.badValue, "template, at offset \(index), \"\(seen)\": \(why)", offset: index)
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
}
