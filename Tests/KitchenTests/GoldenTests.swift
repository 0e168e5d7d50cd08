import Foundation
import Testing

@testable import KotlinBridgeGenerator

/// The generated module that is committed.
struct GoldenTests {
  /// If this fails: `swift run kotlin-bridge-generate kotlin/build/lib/libkitchen.so --module Kitchen
  /// --output Tests/Kitchen --c-module Sources/CKitchen`
  @Test func isWhatTheGeneratorMakes() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    var printed: [String] = []
    let status = try GenerateCommand.run([
      "\(root)/kotlin/build/lib/libkitchen.so", "--module", "Kitchen",
      "--output", "\(root)/Tests/Kitchen", "--c-module", "\(root)/Sources/CKitchen", "--check",
    ]) { printed.append($0) }
    #expect(status == 0, "\(printed.joined(separator: "\n"))")
  }
}
