/// What a request is answered with: the members after the `id`.
protocol MachineAnswer {
    func write(to writer: inout JSONWriter)
}

extension JSONWriter {
    /// One answer as a line.
    static func line(id: JSONValue, _ members: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("id")
            writer.value(id)
            members(&writer)
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}
