extension String {
    /// The text with another scalar in place of one, wherever it stands. Linear.
    ///
    /// A search for characters does not find a space with a joiner or mark after it, for the two are one character.
    package func replacingScalar(_ scalar: Unicode.Scalar, with replacement: Unicode.Scalar) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { $0 == scalar ? replacement : $0 }))
    }
}
