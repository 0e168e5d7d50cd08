import Testing

@testable import KotlinBridgeGenerator

/// Interfaces whose objects cross by handle.
struct InterfaceTests {
  private let listener = Declared.interface("space.Listener")

  @Test(arguments: [
    ("Model", "ListenerModel"), ("Model.Item", "ListenerModel.Item"),
    ("ListenerKind", "ListenerKind"), ("Listeners", "ListenerListeners"),
    ("Listener", "ListenerListener"), ("lemon", "ListenerLemon"), ("Error", "ListenerError"),
  ])
  func whatAnInterfaceNestsStandsBesideIt(kotlin: String, swift: String) throws {
    let components = kotlin.split(separator: ".")
    let names = components.indices.map { components[...$0].joined(separator: ".") }
    let generated = try Generated(
      #"""
      {"name": "tell", "kind": "plain",
       "parameters": [{"name": "it", "type": "space.Listener.\#(kotlin)"}], "result": "Unit"}
      """#,
      types: [listener] + names.map { Declared.record("space.Listener.\($0)") })
    #expect(generated.declarations().contains("public func tell(it: \(swift)) throws {"))
    #expect(generated.module.renamed == [])
  }

  @Test func aNameThatTheLibraryGivesIsTheWholeNameBesideAnInterface() throws {
    let generated = try Generated(types: [
      listener,
      #"{"name": "space.Listener.Model", "kind": "record", "fields": [], "kotlin": {"swift": "Heard"}}"#,
    ])
    #expect(generated["Heard"].contains("public struct Heard: "))
    #expect(generated.module.renamed == [])
  }

  @Test func anInterfaceInAnInterfaceAndItsTypesStandBesideIt() throws {
    let generated = try Generated(types: [
      listener, Declared.interface("space.Listener.Source"),
      Declared.record("space.Listener.Source.Kind"),
    ])
    #expect(
      generated.fileNames
        == ["Listener", "ListenerSource", "ListenerSourceKind", "SpaceLibrary"])
    #expect(generated["ListenerSource"].contains("public protocol ListenerSource: "))
    #expect(generated["ListenerSource"].contains("class AnyListenerSource: "))
  }

  @Test func anInterfaceIsAProtocolAndAClassForAnyObjectOfIt() throws {
    let generated = try Generated(
      #"""
      {"name": "heard", "kind": "plain", "documentation": "Hears.",
       "parameters": [{"name": "this", "type": "space.Listener"}, {"name": "text",
         "type": "String"}],
       "result": "Unit",
       "kotlin": {"name": "heard", "owner": "space.Listener", "member": true}}
      """#,
      types: [
        #"""
        {"name": "space.Listener", "kind": "object", "documentation": "Hears what is said.",
         "kotlin": {"kind": "interface"}}
        """#
      ])
    #expect(
      generated.declarations(of: "Listener") == #"""
        /// Hears what is said.
        public protocol Listener: Sendable {
          /// Hears.
          func heard(text: String) throws
        }

        /// Any Kotlin object that implements `Listener`.
        public final class AnyListener: KotlinObject, Listener, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Listener" }

          /// Stands for the Kotlin object that `object` stands for.
          public convenience init(_ object: any KotlinObject & Listener) {
            self.init(sharing: object)
          }

          /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
          public var base: any KotlinObject & Listener {
            self
          }
        }

        """#)
    #expect(
      generated.declarations() == #"""
        extension Listener where Self: KotlinObject {
          public func heard(text: String) throws {
            defer { extendLifetime(self) }
            _ = try SpaceLibrary.module.call(0, returning: KotlinUnit.self) {
              $0.write(self)
              $0.write(text)
            }
          }
        }

        """#)
  }

  @Test func eachMemberIsARequirement() throws {
    let generated = try Generated(
      functions: [
        Declared.member(
          "volume", of: "space.Listener", result: "String", kotlin: #""kind": "getter""#),
        Declared.member("next", of: "space.Listener", result: "space.Listener?", kind: "suspend"),
        Declared.member(
          "get", of: "space.Listener", "index: Int", result: "String", kotlin: #""operator": true"#),
        Declared.member(
          "plus", of: "space.Listener", "other: space.Listener", result: "String",
          kotlin: #""operator": true"#),
        Declared.member(
          "words", of: "space.Listener", result: "kotlin.Any", kotlin: #""kind": "getter""#
        ).making(0),
      ], flows: [Declared.made("Listener.words", of: "String")], types: [listener])
    #expect(
      generated["Listener"].contains(
        #"""
        public protocol Listener: Sendable {
          var volume: String { get throws }

          nonisolated(nonsending) func next() async throws -> (any KotlinObject & Listener)?

          subscript(index: Int32) -> String { get throws }

          static func + (left: Self, right: any KotlinObject & Listener) throws -> String

          var words: KotlinFlow<String> { get throws }
        }
        """#))
  }

  @Test func onlyTheMethodHasTheDefault() throws {
    let generated = try Generated(
      Declared.member("tune", of: "space.Listener", "by: Int = ", result: "String"),
      types: [listener])
    #expect(
      generated["Listener"].contains("  func tune(by: Int32?) throws -> String\n"))
    #expect(
      generated.declarations().contains(
        "  public func tune(by: Int32? = nil) throws -> String {\n"))
  }

  @Test func anOverloadWithoutAParameterIsNoRequirement() throws {
    let generated = try Generated(
      Declared.member("tune", of: "space.Listener", "by: Int? = "), types: [listener])
    #expect(
      generated["Listener"].contains(
        #"""
        public protocol Listener: Sendable {
          func tune(by: Int32?) throws
        }
        """#))
    #expect(generated.declarations().contains("  public func tune() throws {\n"))
  }

  @Test func anInterfaceExtendsOthers() throws {
    let generated = try Generated(types: [
      listener, Declared.interface("space.Loud", extends: "space.Listener"),
    ])
    #expect(generated["Loud"].contains("public protocol Loud: Listener {}\n"))
  }

  @Test func anExtensionIsNoRequirement() throws {
    let generated = try Generated(
      Declared.function(
        "shout", ["receiver: space.Listener", "text: String"], result: "String",
        kotlin: #""name": "shout", "extension": true"#),
      types: [listener])
    #expect(generated["Listener"].contains("public protocol Listener: Sendable {}\n"))
    #expect(
      generated.declarations() == #"""
        extension Listener where Self: KotlinObject {
          public func shout(text: String) throws -> String {
            defer { extendLifetime(self) }
            return try SpaceLibrary.module.call(0) {
              $0.write(self)
              $0.write(text)
            }
          }
        }

        """#)
  }

  @Test func membersOfACompanionAreInTheClassForAnyObject() throws {
    let generated = try Generated(
      Declared.companion("system", of: "space.Listener", "name: String", result: "space.Listener"),
      types: [listener])
    #expect(
      generated.declarations() == #"""
        extension AnyListener {
          public static func system(name: String) throws -> any KotlinObject & Listener {
            let handle: UInt64 = try SpaceLibrary.module.call(0) { $0.write(name) }
            return AnyListener(holding: handle, of: SpaceLibrary.module)
          }
        }

        """#)
  }

  @Test func whatAClassHasFromTwoInterfacesItDeclaresItself() throws {
    let closeable = Declared.interface("space.Closeable")
    let channel = Declared.interface("space.Channel")
    let generated = try Generated(
      Declared.member("close", of: "space.Closeable", "why: String"),
      Declared.member("close", of: "space.Channel", "why: String"),
      types: [
        closeable, channel,
        Declared.object("space.Socket", extends: "space.Closeable", "space.Channel"),
      ])
    #expect(
      generated.declarations(of: "Socket") == #"""
        /// Kotlin's `space.Socket`.
        public final class Socket: KotlinObject, Closeable, Channel, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Socket" }
        }

        extension Socket {
          public func close(why: String) throws {
            defer { extendLifetime(self) }
            _ = try SpaceLibrary.module.call(0, returning: KotlinUnit.self) {
              $0.write(self)
              $0.write(why)
            }
          }
        }

        """#)
  }

  @Test func whatASuperclassDeclaresIsNotDeclaredAgain() throws {
    let generated = try Generated(
      Declared.member("close", of: "space.Closeable", "why: String"),
      Declared.member("close", of: "space.Door", "why: String"),
      types: [
        Declared.interface("space.Closeable"), Declared.object("space.Door"),
        Declared.object("space.Gate", extends: "space.Closeable", "space.Door"),
      ])
    #expect(!generated["Gate"].contains("close"))
  }
}
