// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "kotlin-bridge",
  products: [
    .library(name: "KotlinBridge", targets: ["KotlinBridge"]),
    .library(name: "KotlinBridgePublisher", targets: ["KotlinBridgePublisher"]),
  ],
  targets: [
    .systemLibrary(name: "CKotlinBridge"),
    .target(name: "KotlinBridge", dependencies: ["CKotlinBridge"]),
    .target(name: "KotlinBridgePublisher", dependencies: ["KotlinBridge"]),
    .testTarget(name: "KotlinBridgeTests", dependencies: ["KotlinBridge"]),
    .testTarget(
      name: "KotlinBridgePublisherTests", dependencies: ["KotlinBridge", "KotlinBridgePublisher"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
