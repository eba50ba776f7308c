internal import BidiText

/// What runs from right to left and is drawn apart or in another order than it has on its own.
struct RightToLeftPieceRule: DiagnosisRule {
    func faults(in paragraph: DrawnParagraph) -> [Fault] { [] }
}
