import Foundation
import ImportVisibilityNames
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTesting
import Testing

/// Users import `KotlinBridge`, `KotlinBridgePublisher` and `KotlinBridgeTesting`, and see no name of the C module.
@Suite struct ImportVisibilityTests {
  /// Does not compile where a C name comes along with the modules: it is ambiguous then.
  @Test func noCNameLeaks() {
    // One by one: a type would say which one is meant.
    let version = KB_ABI_VERSION
    let status = KB_OK
    let place = KB_CANCEL_LATER
    #expect([version, status, place] == ["mine", "mine", "mine"])
    // The modules are really there.
    #expect(KotlinDemand.unlimited != 1)
    #expect(Subscribers.Demand.unlimited != .none)
    #expect(FakeLibrary("fake").name == "fake")
  }

  /// Where the import is not public, the compiler keeps C types out of public declarations.
  @Test func oneFileImportsC() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var imports: [String] = []
    for module in ["KotlinBridge", "KotlinBridgePublisher"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let file as String in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        imports += text.split(separator: "\n").filter { $0.contains("import CKotlinBridge") }
          .map { "\(module)/\(file): \($0)" }
      }
    }
    #expect(imports == ["KotlinBridge/Library/Table.swift: import CKotlinBridge"])
  }
}
