import FoundationEssentials
import KotlinBridgeTools
import Testing

@testable import KotlinBridgeGenerator

/// What the command writes, and what it leaves alone.
struct NewCommandTests {
  private let folder = TestFolder()

  @Test func aProjectIsWrittenWithTheTwoCommandsThatFollow() throws {
    let lines = try new(
      "kitchen", "--maven", "/srv/maven", "--package", "https://example.com/kotlin-bridge")
    #expect(
      lines.dropLast() == [
        "wrote kitchen/.gitignore", "wrote kitchen/Package.swift",
        "wrote kitchen/Sources/Kitchen/Extensions.swift", "wrote kitchen/Sources/demo/main.swift",
        "wrote kitchen/Tests/KitchenTests/KitchenTests.swift", "wrote kitchen/build.gradle",
        "wrote kitchen/gradle.properties", "wrote kitchen/settings.gradle",
        "wrote kitchen/src/nativeMain/kotlin/Kitchen.kt",
        "wrote kitchen/src/nativeMain/kotlin/Swift.kt",
      ])
    #expect(lines.last?.hasSuffix("\n  gradle bridgeBundle\n  swift run demo") == true)
    #expect(folder["kitchen/src/nativeMain/kotlin/Kitchen.kt"].hasPrefix("package kitchen\n"))
    #expect(folder["kitchen/settings.gradle"].contains("maven { url '/srv/maven' }"))
    #expect(folder["kitchen/build.gradle"].contains("version '1.2.3'"))
    let package = folder["kitchen/Package.swift"]
    #expect(package.contains(#".package(url: "https://example.com/kotlin-bridge", from: "1.2.3")"#))
    #expect(package.contains(#".plugin(name: "KotlinBridgePlugin", package: "kotlin-bridge")"#))
  }

  @Test func aReleaseHasTheRepositoryAndThePackageBesideTheCommand() throws {
    folder["release/maven/some.jar"] = ""
    folder["release/kotlin-bridge.git/HEAD"] = ""
    _ = try new("kitchen")
    #expect(folder["kitchen/settings.gradle"].contains("url '\(folder.path)/release/maven'"))
    #expect(
      folder["kitchen/Package.swift"].contains(
        #"url: "file://\#(folder.path)/release/kotlin-bridge.git""#))
    #expect(folder["kitchen/Package.swift"].contains(#"package: "kotlin-bridge")"#))
  }

  @Test func whatIsThereStays() throws {
    folder["kitchen/Package.swift"] = "// mine\n"
    let options = ["kitchen", "--maven", "m", "--package", "p"]
    let first = try new(options)
    #expect(first.contains("kept kitchen/Package.swift, which already existed"))
    #expect(folder["kitchen/Package.swift"] == "// mine\n")
    let second = try new(options)
    #expect(second.count == 10)
    #expect(second.allSatisfy { $0.hasPrefix("kept ") })
  }

  @Test(
    arguments: [
      ([], "name the library: kotlin-bridge new weather"),
      (["a", "b"], "name one library, not a and b"),
      (
        ["My-App"],
        "'My-App' can't be the name of a Kotlin package and a Swift module: use lower-case letters and digits"
      ),
      (
        ["2nd"],
        "'2nd' can't be the name of a Kotlin package and a Swift module: use lower-case letters and digits"
      ),
      (["object"], "'object' has a meaning in Kotlin or in the project: choose another name"),
      (["demo"], "'demo' has a meaning in Kotlin or in the project: choose another name"),
      (
        ["foundation"],
        "'Foundation' is a module of Swift or of KotlinBridge that generated code needs: choose another name"
      ),
      (["x", "--colour"], "new has no option '--colour'"),
      (
        ["x", "--package", "p"],
        "this command is not part of a release: name the repository with the Gradle plugin by --maven. './build.sh publish FOLDER' in a clone writes one"
      ),
      (
        ["x", "--maven", "m"],
        "this command is not part of a release: name the Git repository with the Swift package by --package, with its version as a tag. A clone will do"
      ),
    ] as [([String], String)])
  func whatCantBeIsRefusedAndNothingWritten(_ arguments: [String], _ message: String) {
    let error = #expect(throws: CommandError.self) { try new(arguments) }
    #expect(error?.description == message)
    #expect(folder.names(in: ".") == [])
  }

  @Test func aFolderThatIsAFileIsNamed() {
    folder["kitchen"] = "a file"
    let error = #expect(throws: CommandError.self) {
      try new("kitchen", "--maven", "m", "--package", "p")
    }
    #expect(error?.description.contains("kitchen/.gitignore can't be written: ") == true)
  }

  private func new(_ arguments: String...) throws -> [String] { try new(arguments) }

  /// Runs the command as if it were that of a release in the test's folder.
  private func new(_ arguments: [String]) throws -> [String] {
    var printed: [String] = []
    let output = ["--output", "\(folder.path)/\(arguments.first ?? "")"]
    try NewCommand.run(
      arguments + output, version: "1.2.3", program: "\(folder.path)/release/bin/kotlin-bridge"
    ) { printed.append($0.replacing("\(folder.path)/", with: "")) }
    return printed
  }
}
