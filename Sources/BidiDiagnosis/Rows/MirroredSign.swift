internal import BidiText

/// Signs that point the other way in a right-to-left row.
enum MirroredSign {
    /// The mirrored sign: by rule L4 where Unicode mirrors it, by the list of arrows otherwise. What points nowhere is
    /// itself; several signs change places too.
    static func of(_ sign: String) -> String {
        String(String.UnicodeScalarView(sign.unicodeScalars.reversed().map(mirrored)))
    }

    private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.bidiMirroringGlyph ?? arrows[scalar] ?? scalar
    }

    /// Unicode mirrors brackets and mathematical signs, but no arrow.
    private static let arrows: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("\u{2190}", "\u{2192}"), ("\u{219E}", "\u{21A0}"), ("\u{21A9}", "\u{21AA}"), ("\u{21D0}", "\u{21D2}"),
            ("\u{21E0}", "\u{21E2}"), ("\u{21E6}", "\u{21E8}"), ("\u{27F5}", "\u{27F6}"), ("\u{2B05}", "\u{27A1}"),
            ("\u{25C0}", "\u{25B6}"), ("\u{25C1}", "\u{25B7}"), ("\u{25C2}", "\u{25B8}"), ("\u{25C4}", "\u{25BA}"),
            ("\u{1F448}", "\u{1F449}"), ("\u{23EA}", "\u{23E9}"), ("\u{23EE}", "\u{23ED}"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
    }()
}
