import Testing

@testable import KotlinBridgeGenerator

/// Parameters that have a default, and varargs.
struct DefaultsTests {
  @Test func aDefaultIsNil() throws {
    let generated = try Generated(
      #"""
      {"name": "fetch", "kind": "plain",
       "parameters": [{"name": "id", "type": "String"}, {"name": "retries", "type": "Int?",
         "default": true}],
       "result": "String"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func fetch(id: String, retries: Int32? = nil) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(id)
            $0.write(retries)
          }
        }

        """#)
  }

  @Test func aNullableParameterWithADefaultIsLeftOutByAnOverload() throws {
    let generated = try Generated(
      #"""
      {"name": "fetch", "kind": "plain",
       "parameters": [{"name": "id", "type": "String"}, {"name": "limit", "type": "Int??",
         "default": true}],
       "result": "String",
       "documentation": "Fetches.\n@param id which\n@param limit how many"}
      """#)
    #expect(
      generated.declarations() == #"""
        /// Fetches.
        ///
        /// - Parameters:
        ///   - id: which
        ///   - limit: how many
        public func fetch(id: String, limit: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(id)
            $0.write(Int32??.some(limit))
          }
        }

        /// Fetches.
        ///
        /// - Parameter id: which
        public func fetch(id: String) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(id)
            $0.write(Int32??.none)
          }
        }

        """#)
  }

  @Test func twoOfThemHaveAllOverloads() throws {
    let generated = try Generated(
      #"""
      {"name": "fetch", "kind": "plain",
       "parameters": [{"name": "from", "type": "Int??", "default": true}, {"name": "to",
         "type": "Int??", "default": true}],
       "result": "String"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func fetch(from: Int32?, to: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.some(from))
            $0.write(Int32??.some(to))
          }
        }

        public func fetch(to: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.none)
            $0.write(Int32??.some(to))
          }
        }

        public func fetch(from: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.some(from))
            $0.write(Int32??.none)
          }
        }

        public func fetch() throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.none)
            $0.write(Int32??.none)
          }
        }

        """#)
  }

  @Test func ofThreeTheLastOnesCanBeLeftOut() throws {
    let generated = try Generated(
      #"""
      {"name": "fetch", "kind": "plain",
       "parameters": [{"name": "a", "type": "Int??", "default": true}, {"name": "b",
         "type": "Int??", "default": true}, {"name": "c", "type": "Int??",
         "default": true}],
       "result": "String"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func fetch(a: Int32?, b: Int32?, c: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.some(a))
            $0.write(Int32??.some(b))
            $0.write(Int32??.some(c))
          }
        }

        public func fetch(a: Int32?, b: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.some(a))
            $0.write(Int32??.some(b))
            $0.write(Int32??.none)
          }
        }

        public func fetch(a: Int32?) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.some(a))
            $0.write(Int32??.none)
            $0.write(Int32??.none)
          }
        }

        public func fetch() throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32??.none)
            $0.write(Int32??.none)
            $0.write(Int32??.none)
          }
        }

        """#)
  }

  @Test func ofMoreThanFourDefaultsOnlyTheLastOnesCanBeLeftOut() throws {
    let generated = try Generated(
      #"""
      {"name": "sum", "kind": "plain",
       "parameters": [{"name": "a", "type": "Int?", "default": true}, {"name": "b",
         "type": "Int?", "default": true}, {"name": "c", "type": "Int?", "default": true},
         {"name": "d", "type": "Int?", "default": true}, {"name": "e", "type": "Int?",
         "default": true}],
       "result": "Int"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func sum(a: Int32, b: Int32, c: Int32, d: Int32, e: Int32) throws -> Int32 {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32?.some(a))
            $0.write(Int32?.some(b))
            $0.write(Int32?.some(c))
            $0.write(Int32?.some(d))
            $0.write(Int32?.some(e))
          }
        }

        public func sum(a: Int32, b: Int32, c: Int32, d: Int32) throws -> Int32 {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32?.some(a))
            $0.write(Int32?.some(b))
            $0.write(Int32?.some(c))
            $0.write(Int32?.some(d))
            $0.write(Int32?.none)
          }
        }

        public func sum(a: Int32, b: Int32, c: Int32) throws -> Int32 {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32?.some(a))
            $0.write(Int32?.some(b))
            $0.write(Int32?.some(c))
            $0.write(Int32?.none)
            $0.write(Int32?.none)
          }
        }

        public func sum(a: Int32, b: Int32) throws -> Int32 {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32?.some(a))
            $0.write(Int32?.some(b))
            $0.write(Int32?.none)
            $0.write(Int32?.none)
            $0.write(Int32?.none)
          }
        }

        public func sum(a: Int32) throws -> Int32 {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32?.some(a))
            $0.write(Int32?.none)
            $0.write(Int32?.none)
            $0.write(Int32?.none)
            $0.write(Int32?.none)
          }
        }

        public func sum() throws -> Int32 {
          try SpaceLibrary.module.call(0) {
            $0.write(Int32?.none)
            $0.write(Int32?.none)
            $0.write(Int32?.none)
            $0.write(Int32?.none)
            $0.write(Int32?.none)
          }
        }

        """#)
  }

  @Test func aVarargAtTheEndIsVariadic() throws {
    let generated = try Generated(
      #"""
      {"name": "sum", "kind": "plain",
       "parameters": [{"name": "start", "type": "String"}, {"name": "numbers",
         "type": "List<Int>", "vararg": true}],
       "result": "Long"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func sum(start: String, numbers: Int32...) throws -> Int64 {
          try SpaceLibrary.module.call(0) {
            $0.write(start)
            $0.write(numbers)
          }
        }

        """#)
  }

  @Test func aVarargBeforeOthersIsAnArray() throws {
    let generated = try Generated(
      #"""
      {"name": "sum", "kind": "plain",
       "parameters": [{"name": "numbers", "type": "List<Int>", "vararg": true},
         {"name": "scale", "type": "Int?", "default": true}],
       "result": "Long"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func sum(numbers: [Int32], scale: Int32? = nil) throws -> Int64 {
          try SpaceLibrary.module.call(0) {
            $0.write(numbers)
            $0.write(scale)
          }
        }

        """#)
  }
}
