import Foundation
import ImportVisibilityNames
import KotlinBridge
import KotlinBridgePublisher
import Testing

/// Users import `KotlinBridge` and `KotlinBridgePublisher`, and see no name of the C module.
@Suite struct ImportVisibilityTests {
  /// Does not compile where a C name comes along with the modules: it is ambiguous then.
  @Test func noCNameLeaks() {
    let types: [Any.Type] = [
      kb_bytes.self, kb_call_observer.self, kb_counters.self, kb_failure.self, kb_handle.self,
      kb_job.self, kb_library.self, kb_observer.self, kb_status.self,
    ]
    #expect(types.allSatisfy { $0 == Mine.self })
    let constants = [KB_ABI_VERSION, KB_OK, KB_CANCELLED, KB_CANCEL_LATER, KB_CALLER]
    #expect(constants.allSatisfy { $0 == "mine" })
    // The modules are really there.
    #expect(KotlinDemand.unlimited != 1)
    #expect(Subscribers.Demand.unlimited != .none)
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
    #expect(imports == ["KotlinBridge/Internal/Table.swift: import CKotlinBridge"])
  }
}
