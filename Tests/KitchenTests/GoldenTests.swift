import TestHelpers
import Testing

@testable import KotlinBridgeGenerator

/// The generated modules that are committed.
struct GoldenTests {
  /// If this fails: `./build.sh modules`
  @Test(arguments: [
    ["bench", "Bench", "Sources/Tools/Bench", "Sources/Tools/CBenchLibrary"],
    ["fixtures", "Fixtures", "Tests/Libraries/Fixtures", "Tests/Libraries/CFixtures"],
    ["kitchen", "Kitchen", "Tests/Libraries/Kitchen", "Tests/Libraries/CKitchen"],
    ["samples", "Samples", "Sources/Samples/Samples", "Sources/Samples/CSamples"],
  ])
  func isWhatTheGeneratorMakes(names: [String]) throws {
    var printed: [String] = []
    let status = try GenerateCommand.run(
      [
        kotlinLibrary(names[0]), "--module", names[1], "--output", repositoryFile(names[2]),
        "--c-module", repositoryFile(names[3]), "--check",
      ]
    ) { printed.append($0) }
    #expect(status == 0, "\(printed.joined(separator: "\n"))")
  }
}
