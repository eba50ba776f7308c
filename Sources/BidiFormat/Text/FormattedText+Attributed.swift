public import BidiText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What this package says about the characters of a text, as attributes of an `AttributedString`.
public enum BidiFormatAttributes {
    /// What a piece of a formatted value is.
    public enum Part: CodableAttributedStringKey {
        public typealias Value = FormattedPart.Kind
        public static let name = "BidiFormat.part"
    }

    /// The end of a range that a piece belongs to.
    public enum Source: CodableAttributedStringKey {
        public typealias Value = FormattedPart.RangeSource
        public static let name = "BidiFormat.source"
    }

    /// The direction a value runs in, on its isolate's controls too.
    public enum Direction: CodableAttributedStringKey {
        public typealias Value = WritingDirection
        public static let name = "BidiFormat.direction"
    }
}

extension AttributeScopes {
    /// The attributes of formatted values: `text.bidiFormat.part`.
    public struct BidiFormatScope: AttributeScope {
        public let part: BidiFormatAttributes.Part
        public let source: BidiFormatAttributes.Source
        public let direction: BidiFormatAttributes.Direction
    }

    public var bidiFormat: BidiFormatScope.Type { BidiFormatScope.self }
}

extension AttributeDynamicLookup {
    /// Finds the attributes by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.BidiFormatScope, Key>
    ) -> Key { self[Key.self] }
}

extension FormattedText {
    /// ``text`` with its parts and its direction as attributes.
    public var attributed: AttributedString {
        var attributed = parts.attributed
        attributed[BidiFormatAttributes.Direction.self] = direction
        return attributed
    }
}

extension BidiString {
    /// The message for display with its parts as attributes, and with the direction of the whole.
    public func attributed(in context: MessageContext) -> AttributedString {
        var attributed = parts(in: context).attributed
        attributed[BidiFormatAttributes.Direction.self] = context.baseDirection
        return attributed
    }
}

extension [FormattedPart] {
    fileprivate var attributed: AttributedString {
        reduce(into: AttributedString()) { attributed, part in
            var piece = AttributedString(part.text)
            piece[BidiFormatAttributes.Part.self] = part.kind
            if let source = part.source { piece[BidiFormatAttributes.Source.self] = source }
            attributed += piece
        }
    }
}
