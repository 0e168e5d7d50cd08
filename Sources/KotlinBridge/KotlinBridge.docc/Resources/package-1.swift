// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "weather",
  dependencies: [.package(url: "file:///opt/kotlin-bridge-0.1.0/kotlin-bridge.git", from: "0.1.0")],
  targets: [
    .binaryTarget(name: "CWeather", path: "build/linked/release/Weather.artifactbundle")
  ])
