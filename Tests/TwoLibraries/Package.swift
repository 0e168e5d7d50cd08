// swift-tools-version: 6.2
import PackageDescription

// The package of docs/OWN-LIBRARY.md with a second library. `./build.sh guide` writes the paths into it.
let libraries = ["Weather", "Harbour"]

let package = Package(
  name: "weather",
  dependencies: [.package(url: "file://RELEASE/kotlin-bridge.git", from: "VERSION")],
  targets: libraries.flatMap { name -> [Target] in
    [
      .binaryTarget(name: "C\(name)", path: "build/linked/release/\(name).artifactbundle"),
      .target(
        name: name,
        dependencies: [
          .target(name: "C\(name)"), .product(name: "KotlinBridge", package: "kotlin-bridge"),
        ],
        plugins: [.plugin(name: "KotlinBridgePlugin", package: "kotlin-bridge")]),
    ]
  } + [
    .testTarget(
      name: "TwoLibrariesTests", dependencies: libraries.map { .target(name: $0) },
      path: "Tests/TwoLibraries")
  ])
