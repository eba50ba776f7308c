internal import BidiDiagnosis
internal import BidiText

/// Findings and repairs.
enum DiagnosisProperties {
    static func check(_ input: [UInt8]) throws(Violation) {
        var reader = InputReader(input)
        let base = reader.choice(of: FuzzText.bases)
        let text = FuzzText.read(&reader)
        let diagnosis = Diagnosis(of: text, base: base)
        let count = text.unicodeScalars.count
        var start = 0
        for finding in diagnosis.findings {
            let range = finding.range
            try expect(range.upperBound <= count, "\(text): \(finding.rule.rawValue) is within the text")
            try expect(range.lowerBound >= start || finding.rule == .invisibleOnly, "\(text): findings are in order")
            start = range.lowerBound
            try expect(!finding.message.isEmpty, "\(text): \(finding.rule.rawValue) says what is wrong")
            try expect(!finding.message.containsBidiControls, "\(text): a message holds no control")
            if let fixed = finding.fixed { try check(fixed, isRepairOf: text, by: [finding]) }
        }
        guard let fixed = diagnosis.fixed else { return }
        try expect(!fixed.unicodeScalars.elementsEqual(text.unicodeScalars), "\(text): a repair changes something")
        try check(fixed, isRepairOf: text, by: diagnosis.findings)
    }

    /// A repair adds and removes controls; only what is stored in a wrong order changes otherwise.
    private static func check(
        _ fixed: String, isRepairOf text: String, by findings: [BidiFinding]
    ) throws(Violation) {
        guard !findings.contains(where: { [.visualOrderText, .misplacedSign, .invisibleOnly].contains($0.rule) }) else {
            return
        }
        let isSame = fixed.removingBidiControls().unicodeScalars.elementsEqual(
            text.removingBidiControls().unicodeScalars)
        try expect(isSame, "\(text): the repair \(fixed) keeps what is visible")
    }
}
