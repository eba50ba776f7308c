// swift-tools-version: 6.2
import PackageDescription

/// A package of its own: every part of it, the library too, is built with a sanitizer and with coverage for libFuzzer,
/// which brings its own `main` (`scripts/fuzz` knows the flags).
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-parse-as-library"]),
]

let properties = Target.Dependency.product(name: "_Properties", package: "swift-bidi")

/// An executable that feeds one target of the properties.
func fuzzer(_ name: String, and dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(name: name, dependencies: ["FuzzDriver", properties] + dependencies, swiftSettings: settings)
}

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-bidi", path: "..")],
    targets: [
        // FriBidi, the second opinion on levels (Debian: libfribidi-dev).
        .systemLibrary(name: "CFriBidi", path: "Sources/CFriBidi", providers: [.apt(["libfribidi-dev"])]),
        .target(name: "FuzzDriver", dependencies: [properties], swiftSettings: settings),
        fuzzer("FuzzParagraphs", and: ["CFriBidi", .product(name: "Bidi", package: "swift-bidi")]),
        fuzzer("FuzzIsolates"),
        fuzzer("FuzzDiagnosis"),
        fuzzer("FuzzFormat"),
        fuzzer("FuzzTemplates"),
        fuzzer("FuzzJSONLines"),
        fuzzer("FuzzEscapes"),
        fuzzer("FuzzReading"),
        fuzzer("FuzzFields"),
    ],
    swiftLanguageModes: [.v6]
)
