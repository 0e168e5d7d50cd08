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
        "space.Moon: another constructor has the same types in Swift"
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
