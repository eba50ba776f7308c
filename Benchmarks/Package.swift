// swift-tools-version: 6.2
import PackageDescription

/// Measures the package against raw ICU and others: `make bench` at the root. Needs Debian's `libfribidi-dev`.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-bidi", path: "..")],
    targets: [
        // ICU's C API and FriBidi as a C programmer would use them at their best: handles and buffers reused.
        .target(
            name: "CBaselines", path: "CBaselines",
            linkerSettings: [
                .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
                .linkedLibrary("fribidi"),
            ]),
        .executableTarget(
            name: "bidi-benchmark",
            dependencies: ["CBaselines", .product(name: "Bidi", package: "swift-bidi")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        // What `bidi-show` is measured against when it starts.
        .executableTarget(
            name: "empty-program", dependencies: ["CBaselines"],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    ],
    swiftLanguageModes: [.v6]
)
