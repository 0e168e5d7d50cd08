import Testing

@testable import KotlinBridgeGenerator

/// Functions and members with a typed twin in C.
struct TwinTests {
  private let store = Declared.object("space.Store")

  @Test func aFunctionWithATwinCallsItUnlessSomebodyTraces() throws {
    let generated = try Generated(
      #"""
      {"name": "add", "kind": "plain",
       "parameters": [{"name": "a", "type": "Long"}, {"name": "isFast", "type": "Boolean"}],
       "result": "Long", "twin": ["int64_t", "bool", "int64_t"]}
      """#,
      #"""
      {"name": "half", "kind": "plain", "parameters": [{"name": "of", "type": "Double"}],
       "result": "Double", "twin": ["double", "double"]}
      """#,
      #"""
      {"name": "tick", "kind": "plain", "parameters": [], "result": "Unit", "twin": ["void"]}
      """#)
    #expect(
      generated.declarations() == #"""
        public func add(a: Int64, isFast: Bool) throws -> Int64 {
          try KotlinModule.call(0, Twins.f0, of: SpaceLibrary.module) {
            $0(a, isFast, $1)
          } write: {
            $0.write(a)
            $0.write(isFast)
          }
        }

        public func half(of: Double) throws -> Double {
          try KotlinModule.call(1, Twins.f1, of: SpaceLibrary.module) {
            $0(of, $1)
          } write: {
            $0.write(of)
          }
        }

        public func tick() throws {
          try KotlinModule.run(2, Twins.f2, of: SpaceLibrary.module) { $0($1) }
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f0: (@convention(c) (Int64, Bool, UnsafeMutableRawPointer) -> Int64)? =
            SpaceLibrary.module.twin(0)
          static let f1: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
            SpaceLibrary.module.twin(1)
          static let f2: (@convention(c) (UnsafeMutableRawPointer) -> Void)? = SpaceLibrary.module.twin(2)
        }

        """#)
  }

  @Test func aTwinOfAnUnknownTypeLeavesTheFunctionOut() throws {
    let generated = try Generated(
      #"""
      {"name": "add", "kind": "plain", "parameters": [], "result": "Long", "twin": ["int128_t"]}
      """#)
    #expect(
      generated.module.leftOut.map(\.reason) == ["its typed twin (int128_t) can't be called"])
  }

  @Test func aMemberWithATwinCallsIt() throws {
    let generated = try Generated(
      Declared.member("merged", of: "space.Store", "other: space.Store", result: "space.Store")
        .twin("kb_handle", "kb_handle", "kb_handle"),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public func merged(other: Store) throws -> Store {
            defer {
              extendLifetime(self)
              extendLifetime(other)
            }
            let handle: UInt64 = try KotlinModule.call(0, Twins.f0, of: SpaceLibrary.module) {
              $0(kotlinHandle, other.kotlinHandle, $1)
            } write: {
              $0.write(self)
              $0.write(other)
            }
            return Store(holding: handle, of: SpaceLibrary.module)
          }
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f0: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
            SpaceLibrary.module.twin(0)
        }

        """#)
  }

  @Test func aNullableObjectHasNoTwin() throws {
    let generated = try Generated(
      Declared.member("merged", of: "space.Store", "other: space.Store?", result: "space.Store?"),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public func merged(other: Store?) throws -> Store? {
            defer {
              extendLifetime(self)
              extendLifetime(other)
            }
            return try SpaceLibrary.module.call(0) {
              $0.write(self)
              $0.write(other)
            }
          }
        }

        """#)
  }
}
