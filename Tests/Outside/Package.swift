// swift-tools-version: 6.2
// What a user's package looks like: it depends on this one by path and links a Kotlin library of its
// own. `./build.sh outside` builds and runs it; the root package does not know of it.
import PackageDescription

let libraries = "\(Context.packageDirectory)/../../kotlin/build/lib"

let package = Package(
  name: "outside",
  dependencies: [.package(name: "kotlin-bridge", path: "../..")],
  targets: [
    .systemLibrary(name: "CStation"),
    .executableTarget(
      name: "station",
      dependencies: [
        "CStation",
        .product(name: "KotlinBridge", package: "kotlin-bridge"),
        .product(name: "KotlinBridgePublisher", package: "kotlin-bridge"),
      ],
      linkerSettings: [
        .unsafeFlags(["-L\(libraries)", "-Xlinker", "-rpath", "-Xlinker", libraries])
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
