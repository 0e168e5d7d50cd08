import Testing

@testable import KotlinBridgeGenerator

/// Members of classes and of values.
struct MemberTests {
  private let store = Declared.object("space.Store")
  private let point = Declared.record("space.Point", "x: Int")

  @Test func aMemberIsAMethodWhoseFirstArgumentIsTheObject() throws {
    let generated = try Generated(
      Declared.member("add", of: "space.Store", "name: String"), types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public func add(name: String) throws {
            defer { extendLifetime(self) }
            _ = try SpaceLibrary.module.call(0, returning: KotlinUnit.self) {
              $0.write(self)
              $0.write(name)
            }
          }
        }

        """#)
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

  @Test func aMemberThatSuspendsIsAsync() throws {
    let generated = try Generated(
      Declared.member("load", of: "space.Store", result: "Int", kind: "suspend"), types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          nonisolated(nonsending) public func load() async throws -> Int32 {
            defer { extendLifetime(self) }
            return try await SpaceLibrary.module.callSuspending(0) { $0.write(self) }
          }
        }

        """#)
  }

  @Test func propertiesAreProperties() throws {
    let generated = try Generated(
      Declared.member("title", of: "space.Store", result: "String", kotlin: #""kind": "getter""#),
      Declared.member("title", of: "space.Store", "value: String", kotlin: #""kind": "setter""#),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public var title: String {
            get throws {
              defer { extendLifetime(self) }
              return try SpaceLibrary.module.call(0) { $0.write(self) }
            }
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

  @Test func aGetterAloneNeedsNoPublicImport() throws {
    let generated = try Generated(
      Declared.member("title", of: "space.Store", result: "String", kotlin: #""kind": "getter""#),
      types: [store])
    #expect(generated["Space"].contains("\n@_spi(GeneratedCode) import KotlinBridge\n"))
  }

  @Test func aFlowOfAnObjectKeepsTheObjectItself() throws {
    let generated = try Generated(
      functions: [], flows: [Declared.flow("news", of: "space.Store")], types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public var news: KotlinFlow<String> {
            KotlinFlow(of: SpaceLibrary.module, flow: 0, owner: self)
          }
        }

        """#)
  }

  @Test func membersOfACompanionAreStatic() throws {
    let generated = try Generated(
      Declared.companion("named", of: "space.Store", "name: String", result: "space.Store"),
      Declared.companion(
        "origin", of: "space.Point", result: "space.Point", kotlin: #""kind": "getter""#),
      types: [store, point])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public static func named(name: String) throws -> Store {
            try SpaceLibrary.module.call(0) { $0.write(name) }
          }
        }

        extension Point {
          public static var origin: Point {
            get throws {
              try SpaceLibrary.module.call(1)
            }
          }
        }

        """#)
  }

  @Test func aMemberExtensionTakesItsReceiverUnlabelled() throws {
    let generated = try Generated(
      Declared.member(
        "label", of: "space.Store", "receiver: String", "size: Int", result: "String",
        kotlin: #""extension": true"#),
      types: [store])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public func label(_ receiver: String, size: Int32) throws -> String {
            defer { extendLifetime(self) }
            return try SpaceLibrary.module.call(0) {
              $0.write(self)
              $0.write(receiver)
              $0.write(size)
            }
          }
        }

        """#)
  }

  @Test func operatorsAreSwifts() throws {
    let generated = try Generated(
      Declared.member(
        "plus", of: "space.Store", "name: String", result: "String", kotlin: #""operator": true"#),
      Declared.member(
        "get", of: "space.Store", "index: Int", result: "String", kotlin: #""operator": true"#),
      Declared.member(
        "invoke", of: "space.Store", "name: String", result: "String", kotlin: #""operator": true"#),
      types: [store])
    let text = generated.declarations()
    #expect(
      text.contains(
        #"""
          public static func + (left: Store, right: String) throws -> String {
            defer { extendLifetime(left) }
            return try SpaceLibrary.module.call(0) {
              $0.write(left)
              $0.write(right)
            }
          }
        """#))
    #expect(
      text.contains(
        #"""
          public subscript(index: Int32) -> String {
            get throws {
              defer { extendLifetime(self) }
              return try SpaceLibrary.module.call(1) {
        """#))
    #expect(text.contains("  public func callAsFunction(name: String) throws "))
  }

  @Test func aMemberOfAValueCopiesTheValue() throws {
    let generated = try Generated(
      Declared.member("length", of: "space.Point", result: "Int", kotlin: #""kind": "getter""#),
      Declared.member("moved", of: "space.Point", "by: space.Store", result: "space.Point"),
      types: [store, point])
    #expect(
      generated.declarations() == #"""
        extension Point {
          public var length: Int32 {
            get throws {
              try SpaceLibrary.module.call(0) { $0.write(self) }
            }
          }

          public func moved(by: Store) throws -> Point {
            defer { extendLifetime(by) }
            return try SpaceLibrary.module.call(1) {
              $0.write(self)
              $0.write(by)
            }
          }
        }

        """#)
  }

  @Test func aMemberOfACaseWithoutATypeIsLeftOut() throws {
    let generated = try Generated(
      Declared.member("rage", of: "space.Alarm.Storm", result: "Int"),
      Declared.member("level", of: "space.Alarm", result: "Int"),
      types: [
        Declared.record("space.Alarm.Storm"),
        #"{"name": "space.Alarm", "kind": "sealed", "cases": ["space.Alarm.Storm"]}"#,
      ])
    #expect(
      generated.module.leftOut.map(\.line)
        == ["space.Alarm.Storm.rage: 'space.Alarm.Storm' has no type of its own in Swift"])
    #expect(generated.declarations().contains("extension Alarm {\n  public func level() "))
    #expect(!generated["Alarm"].contains("struct Storm"))
  }

  // MARK: - Names

  @Test func aMemberKeepsClearOfThoseOfSupertypes() throws {
    let generated = try Generated(
      Declared.member("area", of: "space.Circle", result: "Int"),
      Declared.member("name", of: "space.Circle", result: "Int"),
      Declared.companion("area", of: "space.Shape", "of: Int", result: "Int"),
      Declared.member("area", of: "space.Shape", result: "Int"),
      Declared.member("name", of: "space.Named", result: "Int"),
      types: [
        Declared.object("space.Circle", extends: "space.Shape"),
        Declared.object("space.Shape", extends: "space.Named"), Declared.interface("space.Named"),
      ])
    #expect(
      generated.module.renamed.map(\.line) == [
        "space.Circle.area: the name area is taken by space.Shape.area: it is area2",
        "space.Circle.name: the name name is taken by space.Named.name: it is name2",
      ])
    #expect(generated.declarations().contains("extension Circle {\n  public func area2() "))
  }

  @Test func aMemberKeepsClearOfThoseOfEachObject() throws {
    let names = ["hash", "hashValue", "kotlinHandle", "kotlinModule", "write"]
    let generated = try Generated(
      functions: names.map { Declared.member($0, of: "space.Store") }, types: [store])
    #expect(
      generated.module.renamed.map(\.line)
        == names.map { "space.Store.\($0): the name \($0) is taken: it is \($0)2" })
  }

  @Test func aDescriptionKeepsClearOfSwiftsWhereAClassHasToString() throws {
    let description = Declared.member(
      "description", of: "space.Shape", result: "String", kotlin: #""kind": "getter""#)
    let toString = Declared.member("toString", of: "space.Circle", result: "String")
    let types = [
      Declared.object("space.Shape"), Declared.object("space.Circle", extends: "space.Shape"),
    ]
    #expect(try Generated(functions: [description], types: types).module.renamed == [])
    #expect(
      try Generated(functions: [description, toString], types: types).module.renamed.map(\.line)
        == ["space.Shape.description: the name description is taken: it is description2"])
  }

  /// The initializer that has all fields is the struct's own.
  @Test func aValueIsMadeWithTheDefaultsOfItsConstructor() throws {
    let generated = try Generated(
      functions: [
        #"""
        {"name": "space.Star", "kind": "plain", "result": "space.Star",
         "kotlin": {"kind": "constructor", "owner": "space.Star"},
         "parameters": [{"name": "name", "type": "String"},
                        {"name": "size", "type": "Int?", "default": true},
                        {"name": "note", "type": "String??", "default": true}]}
        """#,
        Declared.constructor("space.Moon", "name: String"),
      ],
      types: [
        Declared.record("space.Star", "name: String", "size: Int", "note: String?"),
        Declared.record("space.Moon", "name: String"),
      ])
    #expect(
      generated.declarations() == #"""
        extension Star {
          public init(name: String, size: Int32? = nil, note: String?) throws {
            self = try SpaceLibrary.module.call(0) {
              $0.write(name)
              $0.write(size)
              $0.write(String??.some(note))
            }
          }

          public init(name: String, size: Int32? = nil) throws {
            self = try SpaceLibrary.module.call(0) {
              $0.write(name)
              $0.write(size)
              $0.write(String??.none)
            }
          }
        }

        """#)
    #expect(
      generated.module.leftOut.map(\.line) == [
        "space.Moon: in Swift another constructor has the same types"
      ])
  }

  @Test func aModuleIsTheSameEachTime() throws {
    func text() throws -> String {
      let interfaces = (0..<8).map { "space.I\($0)" }
      let generated = try Generated(
        functions: interfaces.flatMap {
          [
            Declared.member("close", of: $0), Declared.member("open", of: $0, "by: Int = "),
          ]
        },
        types: interfaces.map { Declared.interface($0) } + [
          Declared.object("space.A", extends: "space.I0", "space.I1", "space.I2", "space.I3"),
          Declared.object("space.B", extends: "space.I4", "space.I5", "space.I6", "space.I7"),
        ])
      return generated.fileNames.map { generated[$0] }.joined()
    }
    let first = try text()
    for _ in 0..<8 { #expect(try text() == first) }
  }
}
