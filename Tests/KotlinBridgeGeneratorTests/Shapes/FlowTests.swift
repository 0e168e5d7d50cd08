import Testing

@testable import KotlinBridgeGenerator

/// Flows and states.
struct FlowTests {
  @Test func aFlowWithoutParametersIsAProperty() throws {
    let generated = try Generated(
      flows: [
        #"""
        {"name": "positions", "kind": "flow", "mutable": false, "parameters": [],
         "element": "Double"}
        """#,
        #"""
        {"name": "log", "kind": "shared", "mutable": false, "parameters": [],
         "element": "String"}
        """#,
      ])
    #expect(
      generated["Space"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        public var positions: KotlinFlow<Double> {
          KotlinFlow(of: SpaceLibrary.module, flow: 0)
        }

        public var log: KotlinFlow<String> {
          KotlinFlow(of: SpaceLibrary.module, flow: 1, traits: FlowTraits(.shared))
        }

        """#)
  }

  @Test func aFunctionThatReturnsAFlowIsAFunction() throws {
    let generated = try Generated(
      flows: [
        #"""
        {"name": "poll", "kind": "flow", "mutable": false,
         "parameters": [{"name": "interval", "type": "Duration"}], "element": "Double"}
        """#,
        #"""
        {"name": "all", "kind": "flow", "mutable": false, "parameters": [],
         "element": "Double", "kotlin": {"name": "all", "kind": "function"}}
        """#,
      ])
    #expect(
      generated.declarations() == #"""
        public func poll(interval: Duration) throws(KotlinError) -> KotlinFlow<Double> {
          try KotlinFlow(of: SpaceLibrary.module, flow: 0) { $0.write(interval) }
        }

        public func all() throws(KotlinError) -> KotlinFlow<Double> {
          try KotlinFlow(of: SpaceLibrary.module, flow: 1) { _ in }
        }

        """#)
  }

  @Test func aStateIsAStateFlow() throws {
    let generated = try Generated(
      flows: [
        #"""
        {"name": "mood", "kind": "state", "mutable": false, "parameters": [],
         "element": "String"}
        """#,
        #"""
        {"name": "counter", "kind": "state", "mutable": true, "parameters": [],
         "element": "Long"}
        """#,
        #"""
        {"name": "gauge", "kind": "state", "mutable": false,
         "parameters": [{"name": "name", "type": "String"}], "element": "Double",
         "kotlin": {"name": "gauge", "kind": "function"}}
        """#,
      ])
    #expect(
      generated.declarations() == #"""
        public var mood: KotlinStateFlow<String> {
          KotlinStateFlow(of: SpaceLibrary.module, flow: 0)
        }

        public var counter: KotlinMutableStateFlow<Int64> {
          KotlinMutableStateFlow(of: SpaceLibrary.module, flow: 1)
        }

        public func gauge(name: String) throws(KotlinError) -> KotlinStateFlow<Double> {
          try KotlinStateFlow(of: SpaceLibrary.module, flow: 2) { $0.write(name) }
        }

        """#)
  }

  @Test func aFlowOfAnExtensionPropertyIsAMemberThatThrows() throws {
    let generated = try Generated(
      flows: [
        #"""
        {"name": "letters", "kind": "flow", "mutable": false,
         "parameters": [{"name": "receiver", "type": "String"}], "element": "Char",
         "kotlin": {"name": "letters", "kind": "property", "extension": true}}
        """#
      ])
    #expect(
      generated.declarations() == #"""
        extension String {
          public var letters: KotlinFlow<UTF16.CodeUnit> {
            get throws(KotlinError) {
              try KotlinFlow(of: SpaceLibrary.module, flow: 0) { $0.write(self) }
            }
          }
        }

        """#)
  }
}
