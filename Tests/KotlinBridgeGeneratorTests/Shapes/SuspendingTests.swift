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
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) import KotlinBridge

        nonisolated(nonsending) public func fetch(id: Int32) async throws -> [String] {
          try await SpaceLibrary.module.callSuspending(0) { $0.write(id) }
        }

        """#)
  }

  /// What crosses is the handle of the flow, by which Swift subscribes.
  @Test func aFunctionThatGivesAFlowReturnsOne() throws {
    let generated = try Generated(
      functions: [
        Declared.function(
          "make open", ["handle: Int"], result: "kotlin.Any", kind: "suspend",
          kotlin: #""name": "open", "kind": "function""#
        ).making(0)
      ],
      flows: [Declared.made("open", of: "Int", kind: "state")])
    #expect(
      generated.declarations() == #"""
        nonisolated(nonsending) public func open(handle: Int32) async throws -> KotlinStateFlow<Int32> {
          let object: UInt64 = try await SpaceLibrary.module.callSuspending(0) { $0.write(handle) }
          return KotlinStateFlow<Int32>(of: SpaceLibrary.module, flow: 0, made: object)
        }

        """#)
    #expect(generated.module.files.map(\.name) == ["Space", "SpaceLibrary"])
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
