internal import Terminal

/// Writes a page for a browser: one file that needs no other, and no script to be read.
final class PagePrinter: ShownTextPrinter {
    private let file: FileOutput
    private var count = 0

    init(path: String) throws(StreamError) {
        file = try FileOutput.create(path: path)
        try file.write(
            """
            <!DOCTYPE html>
            <html lang="en" dir="ltr">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="bidi-show \(BidiShowCommand.version)">
            <title>bidi-show</title>
            <style>
            \(PageStyle.css)
            </style>
            </head>
            <body>
            <main>
            <h1>How these texts are drawn</h1>

            """)
    }

    func print(_ shown: ShownText, line: Int?) throws(StreamError) {
        count += 1
        let title = line.map { "Line \($0)" } ?? "Text \(count)"
        try TextSection(shown: shown, title: title, id: "text-\(count)").write(to: file)
    }

    func finish() throws(StreamError) {
        try file.write(
            """
            </main>
            <footer>
            <p>Upper row: the characters in the order they are stored. Lower row: in the order they are seen. \
            Point at a character, or move to it with the Tab key, and its story is told below the drawing. \
            Even levels run from left to right, odd ones from right to left.</p>
            </footer>
            </body>
            </html>

            """)
        try file.close()
    }
}
