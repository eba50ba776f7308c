internal import BidiDiagnosis
internal import BidiText

extension MachineSchema {
    static var show: [Definition] {
        [
            (
                "showRequest",
                .schema(
                    [
                        "id": .definition("id"), "text": .type("string"),
                        "base": .words(BaseDirection.words, "auto where it is missing"),
                        "explain": .type("boolean", "whether paragraphs have a trace"),
                    ], optional: ["id", "base", "explain"])
            ),
            (
                "showAnswer",
                .schema(
                    [
                        "id": .definition("id"), "paragraphs": .list(of: .definition("paragraph")),
                        "findings": .list(of: .definition("finding")),
                        "fixed": .type("string", "the text with all repairs; missing where there is none"),
                    ], optional: ["fixed"])
            ),
            (
                "paragraph",
                .schema(
                    [
                        "start": .count(), "end": .count("after the separator"), "base": .definition("direction"),
                        "baseSource": .schema(
                            [
                                "kind": .words(["first-strong", "given", "fallback"]),
                                "offset": .count("of the first strong character"),
                            ], optional: ["offset"]),
                        "levels": .list(
                            of: .orNull(.definition("level")),
                            "after rule L1, the paragraph as one line; null for what rule X9 removes"),
                        "order": .list(of: .count(), "offsets from left to right, without what rule X9 removes"),
                        "visual": .type("string", "what is seen, from left to right"),
                        "runs": .list(
                            of: .schema(["start": .count(), "end": .count(), "level": .definition("level")]),
                            "in logical order"),
                        "trace": .list(of: .definition("step"), "where the request asked to explain"),
                    ], optional: ["trace"])
            ),
            (
                "level",
                .object([
                    .init(name: "type", value: .string("integer")), .init(name: "minimum", value: .number("0")),
                    .init(name: "maximum", value: .number("126")),
                ])
            ),
            (
                "step",
                .schema(
                    [
                        "offset": .count(), "rule": .words(BidiRule.allCases.map(\.rawValue)),
                        "from": .definition("state"), "to": .definition("state"),
                        "because": .list(of: .count(), "the characters that made the rule act"),
                    ], "what a rule of UAX #9 changed")
            ),
            (
                "state",
                .oneOf(
                    [
                        .words(BidiClass.allCases.map(\.abbreviation)), .definition("level"),
                        .type("null"),
                    ], "a class, a level, or null: before the first level, and after rule X9")
            ),
            (
                "finding",
                .schema(
                    [
                        "rule": .words(BidiFindingRule.allCases.map(\.rawValue)), "start": .count(), "end": .count(),
                        "message": .type("string", "for people; its words may change"),
                        "fixed": .type("string", "the whole text with this repair alone"),
                    ], optional: ["fixed"])
            ),
        ]
    }
}
