/// What `kotlin-bridge new` writes: Kotlin code that knows nothing of Swift, the list of what Swift may
/// see, and a Swift package with the module, a program and a test.
struct NewProject {
  /// The name of the Kotlin library, its package and its folder.
  let name: String
  /// The version of the bridge.
  let version: String
  /// The Maven repository with the Gradle plugin and what it adds: a folder or a URL.
  let maven: String
  /// The Git repository of the Swift package: a URL.
  let package: String

  var module: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The texts by their paths in the project.
  var files: [String: String] {
    [
      ".gitignore": ignored,
      "settings.gradle": settings,
      "build.gradle": "plugins { id 'kotlin-bridge.library' version '\(version)' }\n",
      "gradle.properties": "org.gradle.jvmargs=-Xmx3g\n",
      "src/nativeMain/kotlin/\(module).kt": kotlin,
      "src/nativeMain/kotlin/Swift.kt": list,
      "Package.swift": manifest,
      "Sources/\(module)/Extensions.swift": extensions,
      "Sources/demo/main.swift": program,
      "Tests/\(module)Tests/\(module)Tests.swift": test,
    ]
  }

  private var ignored: String {
    """
    .build/
    .gradle/
    .kotlin/
    build/

    """
  }

  private var settings: String {
    """
    pluginManagement { repositories { maven { url '\(maven)' }; mavenCentral() } }
    dependencyResolutionManagement { repositories { maven { url '\(maven)' }; mavenCentral() } }
    rootProject.name = '\(name)'

    """
  }

  private var kotlin: String {
    """
    package \(name)

    import kotlinx.coroutines.*
    import kotlinx.coroutines.flow.flow

    data class Reading(val celsius: Double, val sky: Sky)
    enum class Sky { CLEAR, SNOW }
    class NoSignal(val hours: Int) : Exception("no signal")

    /** Measures the weather at a place. */
    class Station(val place: String) {
        fun readings() = flow { for (sky in Sky.entries) emit(Reading(20.5, sky)) }
        @Throws(NoSignal::class, CancellationException::class)
        suspend fun forecast(hours: Int, sky: Sky = Sky.SNOW): List<Reading> =
            if (hours > 48) throw NoSignal(hours) else List(hours) { delay(1); Reading(10.0 - it, sky) }
    }

    """
  }

  private var list: String {
    """
    @kotlinbridge.BridgeLibrary("\(name)")
    @kotlinbridge.BridgeExports(packages = ["\(name)"])
    private object Swift

    """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      dependencies: [.package(url: "\(package)", from: "\(version)")],
      targets: [
        .binaryTarget(name: "C\(module)", path: "build/linked/release/\(module).artifactbundle"),
        .target(
          name: "\(module)",
          dependencies: ["C\(module)", .product(name: "KotlinBridge", package: "\(identity)")],
          plugins: [.plugin(name: "KotlinBridgePlugin", package: "\(identity)")]),
        .executableTarget(name: "demo", dependencies: ["\(module)"]),
        .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
      ])

    """
  }

  /// The name that SwiftPM gives the package of a repository.
  private var identity: String {
    let last = package.split(separator: "/").last ?? "kotlin-bridge"
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  private var extensions: String {
    """
    // The plugin generates the rest of this module from the Kotlin library. Extensions of its types fit here.

    """
  }

  private var program: String {
    """
    import \(module)

    let oslo = try Station(place: "Oslo")
    for try await reading in try oslo.readings() { print(reading.celsius, reading.sky) }
    print(try await oslo.forecast(hours: 1, sky: .clear))
    do { print(try await oslo.forecast(hours: 100)) } catch let error as NoSignal { print(error.message, error.hours) }
    let task = Task { try await oslo.forecast(hours: 48) }
    task.cancel()
    print(await task.result)

    """
  }

  private var test: String {
    """
    import Testing
    import \(module)

    @Test func aForecastHasAReadingForEachHour() async throws {
      let station = try Station(place: "Oslo")
      #expect(try await station.forecast(hours: 2).map(\\.celsius) == [10, 9])
    }

    """
  }
}
