import Foundation
import TestHelpers
import Testing

/// What the compiler says of classes and actors that implement Kotlin's interfaces, by the language mode.
@Suite(.only(.long), .onOwnThread, .timeLimit(.minutes(2))) struct LanguageModeTests {
  private static let features = [
    [], ["-default-isolation", "MainActor"],
    ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
  ]

  @Test(arguments: ["5", "6"], features)
  func classesAndActorsCompileWithoutAWarning(mode: String, features: [String]) throws {
    let files = ["Examples", "Positions", "Screens"].map {
      repositoryFile("Tests/KitchenTests/Hosting/\($0).swift")
    }
    #expect(try Compiler.told(of: files, ["-swift-version", mode] + features) == "")
  }

  @Test(arguments: ["5", "6"])
  func anUnmarkedMemberOfAMainActorClassHasTheMessageOfThePage(mode: String) throws {
    let page = try String(contentsOfFile: repositoryFile("docs/IMPLEMENTING.md"), encoding: .utf8)
    let message =
      "conformance of 'Terrace' to protocol 'Stall' crosses into main actor-isolated code and can cause data races"
    #expect(page.contains("error: \(message)\n"))
    let told = try toldOfExamples(mode) {
      $0.replacing("nonisolated var place", with: "var place")
        .replacing(
          "nonisolated func isOpen(hour: Int32) -> Bool { true }",
          with: "func isOpen(hour: Int32) -> Bool { true }")
    }
    let kind = mode == "6" ? "error" : "warning"
    #expect(told.contains("\(kind): \(message)"), "\(told)")
    // Its notes list what to mark.
    for member in ["property 'place'", "instance method 'isOpen(hour:)'"] {
      #expect(told.contains("\(member) cannot satisfy nonisolated requirement"), "\(told)")
    }
  }

  @Test(arguments: ["@MainActor Stall", "@preconcurrency Stall"])
  func anIsolatedConformanceIsNoWayOut(conformance: String) throws {
    let told = try toldOfExamples("6") {
      $0.replacing("nonisolated var place", with: "var place")
        .replacing("class Terrace: Stall", with: "class Terrace: \(conformance)")
    }
    // What is checked at run time compiles.
    #expect(told.contains("error:") == conformance.hasPrefix("@MainActor"), "\(told)")
  }

  @Test func anActorsOwnFunctionIsNoMemberOfTheMainActor() throws {
    let told = try toldOfExamples("6") {
      $0.replacing("@MainActor\nfinal class OrderList", with: "actor OrderList")
    }
    #expect(
      told.contains("'show(orders:)' cannot satisfy main actor-isolated requirement"), "\(told)")
  }

  /// What the compiler says of the examples after a change.
  private func toldOfExamples(_ mode: String, _ change: (String) -> String) throws -> String {
    let examples = try String(
      contentsOfFile: repositoryFile("Tests/KitchenTests/Hosting/Examples.swift"), encoding: .utf8)
    let changed = change(examples)
    #expect(changed != examples)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try changed.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Compiler.told(of: [file.path()], ["-swift-version", mode])
  }
}

private enum Compiler {
  /// What it prints when it checks the types of files.
  static func told(of files: [String], _ options: [String]) throws -> String {
    let check = ["-typecheck", "-module-name", "Implementing"]
    let kitchen = ["-I", repositoryFile("Tests/Libraries/CKitchen")]
    return try TestedCompiler.told(of: check + kitchen + options + files)
  }
}
