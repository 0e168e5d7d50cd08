import Foundation
import Testing

@testable import KotlinBridgeGenerator

/// The generated modules that are committed.
struct GoldenTests {
  /// If this fails: `./build.sh modules`
  @Test(arguments: [
    ["bench", "Bench", "Sources/Bench", "Sources/CBenchLibrary", "--completion-handlers"],
    ["fixtures", "Fixtures", "Tests/Fixtures", "Sources/CFixtures"],
    ["kitchen", "Kitchen", "Tests/Kitchen", "Sources/CKitchen"],
    ["people", "People", "Sources/People", "Sources/CPeople"],
  ])
  func isWhatTheGeneratorMakes(names: [String]) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    var printed: [String] = []
    let status = try GenerateCommand.run(
      [
        "\(root)/kotlin/build/lib/lib\(names[0]).so", "--module", names[1],
        "--output", "\(root)/\(names[2])", "--c-module", "\(root)/\(names[3])", "--check",
      ] + names.dropFirst(4)
    ) { printed.append($0) }
    #expect(status == 0, "\(printed.joined(separator: "\n"))")
  }
}
