// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target turns on beside language mode 6.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For every target but the two that may touch pointers, ICUBridge and Terminal.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
    name: "swift-bidi",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Bidi", targets: ["BidiText", "BidiFormat", "BidiDiagnosis"]),
        .library(name: "BidiTesting", targets: ["BidiTesting"]),
        .executable(name: "bidi-show", targets: ["bidi-show"]),
        // For the package in Fuzz/ alone; not part of the public interface.
        .library(name: "_Properties", targets: ["Properties"]),
    ],
    targets: [
        // C: this package's own declarations over ICU; no ICU header reaches Swift.
        .target(
            name: "CICU",
            dependencies: [.target(name: "SystemICU", condition: .when(platforms: [.macOS]))],
            path: "CICU",
            exclude: ["SystemICU"],
            publicHeadersPath: "include",
            linkerSettings: [
                .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
            ]
        ),
        // Carries the pkg-config name on macOS, where ICU is not on the default search paths.
        .systemLibrary(
            name: "SystemICU",
            path: "CICU/SystemICU",
            pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
        ),

        // The library, from the C boundary upwards.
        .target(name: "ICUBridge", dependencies: ["CICU"], swiftSettings: strict),
        .target(name: "BidiText", dependencies: ["ICUBridge"], swiftSettings: safe),
        .target(name: "BidiFormat", dependencies: ["BidiText", "ICUBridge"], swiftSettings: safe),
        .target(
            name: "BidiDiagnosis", dependencies: ["BidiFormat", "BidiText", "ICUBridge"],
            swiftSettings: safe),
        .target(
            name: "BidiTesting", dependencies: ["BidiDiagnosis", "BidiFormat", "BidiText"], swiftSettings: safe),

        // The command line.
        .target(name: "Terminal", swiftSettings: strict),
        .target(
            name: "BidiShow", dependencies: ["BidiDiagnosis", "BidiFormat", "BidiText", "Terminal"],
            swiftSettings: safe),
        .executableTarget(name: "bidi-show", dependencies: ["BidiShow", "Terminal"], swiftSettings: safe),

        // Tests: a folder per module, and clients that only have to compile.
        .target(
            name: "TestSupport", dependencies: ["BidiText"], path: "Tests/TestSupport",
            swiftSettings: safe),
        .target(
            name: "Properties",
            dependencies: ["BidiDiagnosis", "BidiFormat", "BidiShow", "BidiText", "Terminal"],
            path: "Tests/Properties",
            swiftSettings: safe),
        .testTarget(
            name: "RobustnessTests",
            dependencies: ["BidiDiagnosis", "BidiFormat", "BidiShow", "BidiText", "Properties", "Terminal"],
            swiftSettings: safe),
        .testTarget(
            name: "BidiTextTests", dependencies: ["BidiText", "ICUBridge", "Properties", "TestSupport"],
            swiftSettings: safe),
        .testTarget(
            name: "BidiFormatTests",
            dependencies: ["BidiFormat", "BidiText", "ICUBridge", "Properties", "TestSupport"],
            swiftSettings: safe),
        .testTarget(
            name: "BidiDiagnosisTests",
            dependencies: ["BidiDiagnosis", "BidiFormat", "BidiText", "TestSupport"],
            swiftSettings: safe),
        .testTarget(
            name: "BidiTestingTests",
            dependencies: ["BidiDiagnosis", "BidiFormat", "BidiTesting", "BidiText", "TestSupport"],
            swiftSettings: safe),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: safe),
        .testTarget(
            name: "BidiShowTests",
            dependencies: ["BidiDiagnosis", "BidiFormat", "BidiShow", "BidiText", "Terminal", "TestSupport"],
            swiftSettings: safe),
        .testTarget(
            name: "EssentialsProbe", dependencies: ["BidiDiagnosis", "BidiFormat", "BidiText"],
            swiftSettings: safe),
        .testTarget(
            name: "FoundationProbe", dependencies: ["BidiDiagnosis", "BidiFormat", "BidiText"],
            swiftSettings: safe),
    ],
    swiftLanguageModes: [.v6]
)
