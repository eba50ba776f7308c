import BidiFormat
import BidiText
import Testing

/// The words between the items are CLDR's (ICU's `ulistfmt`), seen without controls.
@Suite("Lists")
struct ListTests {
    @Test(
        "CLDR's words, in logical order",
        arguments: [
            ("en", ListConnection.and, ListWidth.wide, "a, b, and c"), ("en", .or, .wide, "a, b, or c"),
            ("en", .and, .narrow, "a, b, c"), ("en", .units, .narrow, "a b c"), ("ar", .and, .wide, "a وb وc"),
            ("ar", .or, .wide, "a أو b أو c"), ("fa", .and, .wide, "a،\u{200F} b، و c"),
            ("he", .and, .wide, "a, b ו-c"),
            ("ur", .and, .wide, "a، b، اور c"),
        ])
    func words(tag: String, connection: ListConnection, width: ListWidth, plain: String) throws {
        let style = ListFormatStyle.list(connection, locale: try LanguageTag(tag)).width(width)
        #expect(style.formattedText(["a", "b", "c"]).plain == plain.removingBidiControls())
    }

    @Test("The words see the letters beside them: the hyphen of ו")
    func context() throws {
        let style = try ListFormatStyle(locale: "he")
        #expect(style.formattedText(["דנה", "C++"]).plain == "דנה ו-C++")
        #expect(style.formattedText(["C++", "דנה"]).plain == "C++ ודנה")
    }

    @Test("Items in isolates where they need one; the list in the language's direction")
    func isolates() throws {
        #expect(
            ["iPhone 15", "C++"].formatted(.list(locale: try LanguageTag("ar")))
                == "\u{2067}\u{2066}iPhone 15\u{2069} و\u{2066}C++\u{2069}\u{2069}")
        #expect(["a", "b"].formatted(.list(locale: try LanguageTag("en"))) == "a and b")
        #expect(
            ["דנה", "3 Doors"].formatted(.list(locale: try LanguageTag("en")))
                == "\u{2066}\u{2067}דנה\u{2069} and 3 Doors\u{2069}")
    }

    @Test("None, one, empty and hostile items, and items that are words of the list")
    func edges() throws {
        let style = try ListFormatStyle(locale: "en")
        #expect(style.format([] as [String]) == "")
        #expect(style.format(["x"]) == "x")
        #expect(style.format(["and", ", ", "and"]) == "and, , , and and")
        #expect(style.formattedText(["a\u{2069}\u{202E}", "b\n"]).plain == "a and b ")
        // A no-break space is an ordinary one in plain text, also where a joiner or a mark follows it.
        let spaced = style.formattedText(["a\u{A0}\u{200C}b", "c\u{A0}\u{301}"]).plain
        #expect(spaced.unicodeScalars.elementsEqual("a \u{200C}b and c \u{301}".unicodeScalars))
        #expect(style.format((0..<1000).map { "\($0)" }).hasSuffix("998, and 999"))
    }

    @Test("A flag is a picture: names with one run as their letters do")
    func flags() throws {
        let seen = ["🇸🇦 السعودية", "🇮🇱 ישראל", "🇫🇷 France"].formatted(.list(locale: try LanguageTag("ar")))
            .visualText(base: .rightToLeft)
        #expect(seen == "🇫🇷 Franceو לארשי 🇮🇱و ةيدوعسلا 🇸🇦")
    }
}
