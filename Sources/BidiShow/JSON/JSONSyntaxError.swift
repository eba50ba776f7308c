/// Text that is not JSON (RFC 8259).
struct JSONSyntaxError: Error, Hashable {
    /// The byte where reading stopped.
    let byteOffset: Int
    let message: String
}
