internal import CICU

/// The versions of the ICU that is linked, and of the data in it.
package enum ICUVersion {
    /// `72.1` (`u_getVersion`).
    package static var icu: String { dotted(cicu_u_getVersion) }

    /// `15.0` (`u_getUnicodeVersion`).
    package static var unicode: String { dotted(cicu_u_getUnicodeVersion) }

    /// `42.0` (`ulocdata_getCLDRVersion`); `unknown` where ICU cannot tell.
    package static var cldr: String {
        var isKnown = true
        let version = dotted { bytes in
            var status: Int32 = 0
            cicu_ulocdata_getCLDRVersion(bytes, &status)
            isKnown = status <= 0
        }
        return isKnown ? version : "unknown"
    }

    /// Four bytes as ICU's `u_versionToString` prints them: at least two numbers, without the zeros at the end.
    private static func dotted(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
        var bytes: [UInt8] = [0, 0, 0, 0]
        bytes.withUnsafeMutableBufferPointer { buffer in
            if let start = buffer.baseAddress { read(start) }
        }
        while bytes.count > 2, bytes.last == 0 { bytes.removeLast() }
        return bytes.map(String.init).joined(separator: ".")
    }
}
