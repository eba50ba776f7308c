// swift-tools-version: 6.2
import PackageDescription

/// How an app tests what its fields show: with Swift Testing and with XCTest, with the same functions.
///
/// `PassingTests` passes. `FailingTests` fails on purpose: `scripts/test-examples` compares what it prints.
let package = Package(
    name: "FieldTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-bidi", path: "../..")],
    targets: [
        .target(name: "ShopFields", dependencies: [.product(name: "Bidi", package: "swift-bidi")]),
        .testTarget(
            name: "PassingTests",
            dependencies: ["ShopFields", .product(name: "BidiTesting", package: "swift-bidi")],
            // Snapshots are read where they lie; they are no part of the program.
            exclude: ["__Snapshots__"]),
        .testTarget(
            name: "FailingTests",
            dependencies: ["ShopFields", .product(name: "BidiTesting", package: "swift-bidi")],
            // Snapshots are read where they lie; they are no part of the program.
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
