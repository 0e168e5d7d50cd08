import Foundation
import Testing

@testable import KotlinBridgeGenerator

/// The generated modules that are committed.
struct GoldenTests {
  /// If this fails: `./build.sh modules`
  @Test(arguments: [
    ["bench", "Bench", "Sources/Tools/Bench", "Sources/Tools/CBenchLibrary"],
    ["fixtures", "Fixtures", "Tests/Libraries/Fixtures", "Tests/Libraries/CFixtures"],
    ["kitchen", "Kitchen", "Tests/Libraries/Kitchen", "Tests/Libraries/CKitchen"],
    ["people", "People", "Sources/Samples/People", "Sources/Samples/CPeople"],
  ])
  func isWhatTheGeneratorMakes(names: [String]) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    var printed: [String] = []
    let status = try GenerateCommand.run(
      [
        "\(root)/kotlin/build/lib/lib\(names[0]).so", "--module", names[1],
        "--output", "\(root)/\(names[2])", "--c-module", "\(root)/\(names[3])", "--check",
      ]
    ) { printed.append($0) }
    #expect(status == 0, "\(printed.joined(separator: "\n"))")
  }
}
