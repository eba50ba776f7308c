// swift-tools-version: 6.2
import PackageDescription

/// A package outside this one, as an application is: what `make check-client` builds from clean and runs.
let package = Package(
    name: "client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-bidi", path: "../..")],
    targets: [
        // Foundation beside every product: two ICUs in one process, one of them as a Clang module.
        .executableTarget(
            name: "FoundationClient",
            dependencies: [.product(name: "Bidi", package: "swift-bidi")]
        ),
        // FoundationEssentials alone, where locales, calendars and time zones are stubs.
        .executableTarget(
            name: "EssentialsClient",
            dependencies: [.product(name: "Bidi", package: "swift-bidi")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
