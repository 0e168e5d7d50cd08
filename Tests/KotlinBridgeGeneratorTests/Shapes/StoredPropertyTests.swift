import Testing

@testable import KotlinBridgeGenerator

/// Properties without code of the library's.
struct StoredPropertyTests {
  private let store = Declared.object("space.Store")
  private let getter = #""kind": "getter", "stored": true"#
  private let setter = #""kind": "setter", "stored": true"#

  @Test func aStoredPropertyIsReadAndSetWithoutTry() throws {
    let generated = try Generated(
      Declared.member("title", of: "space.Store", result: "String", kotlin: getter),
      Declared.member("title", of: "space.Store", "value: String", kotlin: setter),
      Declared.member("size", of: "space.Store", result: "Int", kotlin: getter)
        .twin("kb_handle", "int32_t"),
      Declared.member("size", of: "space.Store", "value: Int", kotlin: setter)
        .twin("kb_handle", "int32_t", "void"),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public var title: String {
            get {
              defer { extendLifetime(self) }
              return SpaceLibrary.module.callOrStop(0) { $0.write(self) }
            }
            set(value) {
              defer { extendLifetime(self) }
              _ = SpaceLibrary.module.callOrStop(1, returning: KotlinUnit.self) {
                $0.write(self)
                $0.write(value)
              }
            }
          }

          public var size: Int32 {
            get {
              defer { extendLifetime(self) }
              return KotlinModule.callOrStop(2, Twins.f2, of: SpaceLibrary.module) {
                $0(kotlinHandle, $1)
              } write: {
                $0.write(self)
              }
            }
            set(value) {
              defer { extendLifetime(self) }
              KotlinModule.runOrStop(3, Twins.f3, of: SpaceLibrary.module) {
                $0(kotlinHandle, value, $1)
              } write: {
                $0.write(self)
                $0.write(value)
              }
            }
          }
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f2: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
            SpaceLibrary.module.twin(2)
          static let f3: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
            SpaceLibrary.module.twin(3)
        }

        """#)
  }

  @Test func aConstantIsAVariableThatIsOnlyRead() throws {
    let generated = try Generated(
      Declared.companion("limit", of: "space.Store", result: "Int", kotlin: getter)
        .twin("int32_t"),
      Declared.companion("first", of: "space.Store", result: "space.Store", kotlin: getter)
        .twin("kb_handle"),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public static var limit: Int32 {
            KotlinModule.callOrStop(0, Twins.f0, of: SpaceLibrary.module) { $0($1) }
          }

          public static var first: Store {
            let handle: UInt64 = KotlinModule.callOrStop(1, Twins.f1, of: SpaceLibrary.module) { $0($1) }
            return Store(holding: handle, of: SpaceLibrary.module)
          }
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f0: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? = SpaceLibrary.module.twin(0)
          static let f1: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? = SpaceLibrary.module.twin(1)
        }

        """#)
  }

  @Test func aSetterThatMayRefuseIsAMethod() throws {
    let generated = try Generated(
      Declared.member("title", of: "space.Store", result: "String", kotlin: getter),
      Declared.member(
        "title", of: "space.Store", "value: String", kotlin: #""kind": "setter""#),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public var title: String {
            defer { extendLifetime(self) }
            return SpaceLibrary.module.callOrStop(0) { $0.write(self) }
          }

          public func setTitle(_ value: String) throws {
            defer { extendLifetime(self) }
            _ = try SpaceLibrary.module.call(1, returning: KotlinUnit.self) {
              $0.write(self)
              $0.write(value)
            }
          }
        }

        """#)
  }
}
