import Testing

@testable import KotlinBridgeGenerator

/// Functions that suspend.
struct SuspendingTests {
  @Test func aFunctionThatSuspendsIsAsyncAndStaysWhereItsCallerIs() throws {
    let generated = try Generated(
      #"""
      {"name": "fetch", "kind": "suspend", "parameters": [{"name": "id", "type": "Int"}],
       "result": "List<String>"}
      """#)
    #expect(
      generated["Space"] == #"""
        // Made by `kotlin-bridge generate libspace.so --module Space`. Do not edit: generate it again.

        @_spi(Generated) import KotlinBridge

        nonisolated(nonsending) public func fetch(id: Int32) async throws -> [String] {
          try await SpaceLibrary.module.callSuspending(0) { $0.write(id) }
        }

        """#)
  }

  @Test func aFunctionOfUnitReturnsNothing() throws {
    let generated = try Generated(
      #"""
      {"name": "sync", "kind": "suspend",
       "parameters": [{"name": "a", "type": "Int"}, {"name": "b", "type": "Int"}],
       "result": "Unit"}
      """#)
    #expect(
      generated.declarations() == #"""
        nonisolated(nonsending) public func sync(a: Int32, b: Int32) async throws {
          _ = try await SpaceLibrary.module.callSuspending(0, returning: KotlinUnit.self) {
            $0.write(a)
            $0.write(b)
          }
        }

        """#)
  }

  @Test func thePlacementOfItsRegistrationCounts() throws {
    let generated = try Generated(
      #"""
      {"name": "read", "kind": "suspend", "parameters": [], "result": "String",
       "placement": "io"}
      """#)
    #expect(
      generated.declarations() == #"""
        nonisolated(nonsending) public func read() async throws -> String {
          try await SpaceLibrary.module.callSuspending(0, placement: .io)
        }

        """#)
  }
}
