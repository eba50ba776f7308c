internal import ICUBridge

/// The versions of the engine and data that decide what this package answers.
public enum EngineVersion {
    /// The version of ICU that is linked, such as `72.1` (`u_getVersion`).
    public static var icu: String { ICUVersion.icu }

    /// The version of the Unicode Standard whose properties ICU has, such as `15.0` (`u_getUnicodeVersion`).
    public static var unicode: String { ICUVersion.unicode }

    /// The version of the CLDR that ICU's locale data come from, such as `42.0` (`ulocdata_getCLDRVersion`).
    public static var cldr: String { ICUVersion.cldr }
}
