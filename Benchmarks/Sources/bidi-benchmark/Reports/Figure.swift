/// One number of a report, with what it has to be.
struct Figure: Codable {
    let name: String
    let value: Double
    let unit: String
    /// What it is measured against.
    let aim: String
}
