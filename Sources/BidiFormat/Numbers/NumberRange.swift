#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From one number to another that is not smaller; exact, as ``ExactDecimal``.
public struct NumberRange: Hashable, Sendable {
    public let start: ExactDecimal
    public let end: ExactDecimal

    /// Whether both ends are the same number, however they are spelled.
    var hasEqualEnds: Bool { !end.exceeds(start) }

    /// Throws ``BidiFormatError`` with code `reversed-range` for an end below the start, and `not-a-number` for an end
    /// that is NaN or infinite.
    public init(from start: ExactDecimal, to end: ExactDecimal) throws(BidiFormatError) {
        guard start.isFinite, end.isFinite else {
            throw BidiFormatError(
                .notANumber, "\(start.text) to \(end.text): both ends of a range have to be finite numbers")
        }
        guard !start.exceeds(end) else {
            throw BidiFormatError(
                .reversedRange,
                "\(start.text) to \(end.text) ends before it starts; name the smaller number first")
        }
        self.start = start
        self.end = end
    }

    /// Throws as ``init(from:to:)``.
    public init(_ start: Decimal, _ end: Decimal) throws(BidiFormatError) {
        try self.init(from: ExactDecimal(start), to: ExactDecimal(end))
    }

    /// Throws as ``init(from:to:)``.
    public init(_ start: some BinaryInteger, _ end: some BinaryInteger) throws(BidiFormatError) {
        try self.init(from: ExactDecimal(start), to: ExactDecimal(end))
    }

    /// The shortest decimals that read back to the ends. Throws as ``init(from:to:)``.
    public init(
        _ start: some BinaryFloatingPoint, _ end: some BinaryFloatingPoint
    ) throws(BidiFormatError) {
        try self.init(from: ExactDecimal(start), to: ExactDecimal(end))
    }

    /// Plain decimal text, as ``ExactDecimal`` reads it. Throws what that throws, and as ``init(from:to:)``.
    public init(_ start: some StringProtocol, _ end: some StringProtocol) throws(BidiFormatError) {
        try self.init(from: ExactDecimal(start), to: ExactDecimal(end))
    }
}
