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

  /// What crosses is the handle of the flow, by which Swift subscribes.
  @Test func aFunctionThatMakesAFlowIsCalled() throws {
    let generated = try Generated(
      functions: [
        Declared.function(
          "make poll", ["interval: Duration"], result: "kotlin.Any",
          kotlin: #""name": "poll", "kind": "function""#
        ).making(0),
        Declared.function(
          "make all", [], result: "kotlin.Any", kotlin: #""name": "all", "kind": "function""#
        ).making(1).twin("kb_handle"),
      ],
      flows: [
        Declared.made("poll", of: "Double"),
        Declared.made("all", of: "Double", more: #", "placement": "io", "window": 8"#),
      ])
    #expect(
      generated.declarations() == #"""
        public func poll(interval: Duration) throws -> KotlinFlow<Double> {
          let handle: UInt64 = try SpaceLibrary.module.call(0) { $0.write(interval) }
          return KotlinFlow<Double>(of: SpaceLibrary.module, flow: 0, made: handle)
        }

        public func all() throws -> KotlinFlow<Double> {
          let handle: UInt64 = try KotlinModule.call(1, Twins.f1, of: SpaceLibrary.module) { $0($1) }
          return KotlinFlow<Double>(
            of: SpaceLibrary.module, flow: 1, traits: FlowTraits(placement: .io, window: 8), made: handle
          )
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f1: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? = SpaceLibrary.module.twin(1)
        }

        """#)
  }

  /// Its getter is called when Swift reads it, and throws what that throws.
  @Test func aPropertyWithAGetterMakesAFlow() throws {
    let store = Declared.object("space.Store")
    let generated = try Generated(
      functions: [
        Declared.member(
          "news", of: "space.Store", result: "kotlin.Any", kotlin: #""kind": "getter""#
        ).making(0),
        Declared.member(
          "old", of: "space.Store", result: "kotlin.Any",
          kotlin: #""kind": "getter", "stored": true"#
        ).making(1),
      ],
      flows: [
        Declared.made("Store.news", of: "String"),
        Declared.made("Store.old", of: "String", kind: "state"),
      ], types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public var news: KotlinFlow<String> {
            get throws {
              defer { extendLifetime(self) }
              let handle: UInt64 = try SpaceLibrary.module.call(0) { $0.write(self) }
              return KotlinFlow<String>(of: SpaceLibrary.module, flow: 0, made: handle)
            }
          }

          public var old: KotlinStateFlow<String> {
            defer { extendLifetime(self) }
            let handle: UInt64 = SpaceLibrary.module.callOrStop(1) { $0.write(self) }
            return KotlinStateFlow<String>(of: SpaceLibrary.module, flow: 1, made: handle)
          }
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
      ])
    #expect(
      generated.declarations() == #"""
        public var mood: KotlinStateFlow<String> {
          KotlinStateFlow(of: SpaceLibrary.module, flow: 0)
        }

        public var counter: KotlinMutableStateFlow<Int64> {
          KotlinMutableStateFlow(of: SpaceLibrary.module, flow: 1)
        }

        """#)
  }

  /// Kotlin's `Char` and `UShort` are both a `UInt16`.
  @Test func flowsWithTheSameTypeInSwiftAreMadeByTheirKotlinNames() {
    let boxes = [("UShort", "UInt16"), ("Char", "UTF16.CodeUnit")].map { kotlin, swift in
      SwiftBox.coroutine(
        SwiftCoroutine(
          kotlinName: "kotlinx.coroutines.flow.MutableSharedFlow<\(kotlin)>",
          path: SwiftPath(components: ["MutableSharedFlowOf\(kotlin)"]),
          type: "KotlinMutableSharedFlow<\(swift)>", element: swift, hosting: nil, calls: []))
    }
    let lines = FlowMakersWriter(boxes: boxes, library: "SpaceLibrary").lines
    let makers = lines.compactMap { $0.firstMatch(of: /func (\w+)/)?.1 }
    #expect(makers == ["mutableSharedFlowOfUShort", "mutableSharedFlowOfChar"])
  }
}
