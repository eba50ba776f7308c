/// Options of an identifier that can be shown in part.
public protocol MaskableFormatOptions: BidiFormatOptions {
    /// Whether only what everybody may see is shown.
    var isMasked: Bool { get set }
}

extension HasFormatOptions where Options: MaskableFormatOptions {
    /// Only what everybody may see: `•••• 1234`.
    public func masked(_ isMasked: Bool = true) -> Self { changing { $0.isMasked = isMasked } }
}

extension MaskedIdentifier {
    /// The value in a style.
    public func formatted<Style: BidiFormatStyle>(_ style: Style) -> String where Style.FormatInput == Self {
        style.format(self)
    }
}
