import Foundation

/// A project outside of the clone: a Kotlin library of random packages, and a program in Swift that calls it.
struct Project {
  let packages: [KotlinPackage]

  init(packages: Int, seed: UInt64) {
    var dice = Dice(seed: seed)
    self.packages = (0..<packages).map { KotlinPackage(number: $0, dice: Dice(seed: dice.next())) }
  }

  /// - Parameters:
  ///   - folder: an empty one.
  ///   - clone: the path of this repository.
  func write(to folder: String, clone: String) throws {
    var files = [
      "settings.gradle": settings(clone), "build.gradle": Self.build,
      "gradle.properties": Self.properties,
      "Package.swift": package(clone), "Sources/program/main.swift": program,
      "src/nativeMain/kotlin/Swift.kt": list, "src/nativeMain/kotlin/Found.kt": Found.kotlin,
      "declared.txt": packages.flatMap(\.declared).map { "\($0)\n" }.joined(),
    ]
    for package in packages {
      let lines = ["package \(package.code)", "", KotlinPackage.imported, ""] + package.lines
      files["src/nativeMain/kotlin/P\(package.number).kt"] = lines.joined(separator: "\n") + "\n"
    }
    for (name, text) in files {
      let url = URL(filePath: folder).appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func settings(_ clone: String) -> String {
    """
    pluginManagement { repositories { mavenCentral() }; includeBuild '\(clone)/kotlin/product/gradle-plugin' }
    dependencyResolutionManagement { repositories { mavenCentral() } }
    rootProject.name = 'anything'
    includeBuild '\(clone)/kotlin'

    """
  }

  private static let build = """
    plugins {
        id 'org.jetbrains.kotlin.multiplatform' version '2.4.20'
        id 'com.google.devtools.ksp' version '2.3.10'
        id 'kotlin-bridge.library'
    }
    kotlin {
        abiValidation { }
        sourceSets { nativeMain.dependencies { implementation 'kotlin-bridge:bridge' } }
    }
    dependencies { kspLinuxX64 'kotlin-bridge:processor' }
    kotlin.targets.matching { it.hasProperty('binaries') }.all { it.binaries.all { optimized = false; debuggable = true } }

    """

  private static let properties = "org.gradle.jvmargs=-Xmx3g\n"

  private var list: String {
    let names = ([Found.package] + packages.map(\.name)).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      @kotlinbridge.BridgeLibrary("anything")
      @kotlinbridge.BridgeExports(packages = [\(names)])
      private object Swift

      """
  }

  private func package(_ clone: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let libraries = "\\(Context.packageDirectory)/build/linked/release"
    let package = Package(
      name: "anything", dependencies: [.package(name: "kotlin-bridge", path: "\(clone)")],
      targets: [
        .systemLibrary(name: "CAnything"),
        .target(
          name: "Anything", dependencies: ["CAnything", .product(name: "KotlinBridge", package: "kotlin-bridge")],
          swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
          name: "program",
          dependencies: ["Anything", .product(name: "KotlinBridge", package: "kotlin-bridge")],
          linkerSettings: [.unsafeFlags(["-L\\(libraries)", "-Xlinker", "-rpath", "-Xlinker", libraries])]),
      ])

    """
  }

  private var program: String {
    let checks = packages.map { package in
      let calls = package.checks.map(\.swift)
      return "func package\(package.number)() async {\n\(calls.joined(separator: "\n"))\n}\n"
    }
    return """
      \(ProgramText.helpers)
      \(Found.swift)
      \(checks.joined(separator: "\n"))
      await packageFound()
      \(packages.map { "await package\($0.number)()" }.joined(separator: "\n"))
      print("\(packages.map(\.checks.count).reduce(0, +)) checks of \(packages.count) packages, \\(wrong) of them wrong")
      // Stops in order: a crash would lose what was printed into a pipe.
      if wrong > 0 { exit(1) }

      """
  }
}
