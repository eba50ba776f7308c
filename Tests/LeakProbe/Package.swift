// swift-tools-version: 6.2
import PackageDescription

/// A package that leaks on purpose. `make check-asan` has to see it fail before it believes that nothing else leaks.
let package = Package(
    name: "leak-probe",
    targets: [.testTarget(name: "LeakProbe", path: "Tests")],
    swiftLanguageModes: [.v6]
)
