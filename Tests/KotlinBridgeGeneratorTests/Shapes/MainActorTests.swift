import TestHelpers
import Testing

@testable import KotlinBridgeGenerator

/// Members of interfaces that Swift implements as those of the main actor.
struct MainActorTests {
  private func generated() throws -> Generated {
    try Generated(
      Declared.member("show", of: "space.Screen", "text: String = "),
      Declared.member("clear", of: "space.Screen"),
      Declared.member("body of clear", of: "space.Screen"),
      Declared.member("width", of: "space.Screen", result: "Int"),
      types: [
        #"""
        {"name": "space.Screen", "kind": "object", "kotlin": {"kind": "interface", "supertypes": []},
         "interface": {"number": 1, "members": [{"function": 0, "main": true},
           {"function": 1, "main": true, "body": 2}, {"function": 3, "twin": ["int32_t"]}]}}
        """#
      ])
  }

  @Test func theRequirementIsOfTheMainActor() throws {
    #expect(
      try generated()["Screen"].contains(
        #"""
        public protocol Screen: Sendable {
          @MainActor func show(text: String?) throws

          @MainActor func clear() throws

          func width() throws -> Int32
        }
        """#))
  }

  @Test func whatForwardsToItIsOfTheMainActor() throws {
    let text = try generated()["Screen"]
    #expect(
      text.contains(
        #"""
          @MainActor public func show(text: String?) throws {
            try base.show(text: text)
          }
        """#))
    #expect(
      text.contains(
        #"""
        extension Screen {
          @MainActor public func clear() throws {
            try AnyScreen.Defaults(self).clear()
          }
        }
        """#))
    #expect(
      text.contains(
        #"""
            @MainActor public func clear() throws {
              defer { extendLifetime(kotlinImplementer) }
              _ = try SpaceLibrary.module.call(2, returning: KotlinUnit.self) {
                $0.write(kotlinImplementer)
              }
            }
        """#))
  }

  @Test func kotlinsOwnObjectsHaveItOnTheMainActor() throws {
    let text = try generated().declarations()
    #expect(
      text.contains(
        #"""
        extension Screen where Self: KotlinObject {
          @MainActor public func show(text: String? = nil) throws {
        """#))
  }

  @Test func itsEntryQueuesTheCall() throws {
    let text = try generated()["Screen"]
    #expect(
      text.contains(
        #"""
              HostedEntry(0) { frame in
                KotlinHost.answerOnMain(frame, as: (any Screen).self) { reader in
                  let argument0: String = try reader.read()
                  try reader.finish()
                  return { object in try object.show(text: argument0) }
                }
              },
        """#))
  }

  @Test func theManifestInTheModuleSaysIt() throws {
    let text = try generated()["SpaceLibrary"]
    #expect(
      text.contains(
        #""number": 1, "members": [{"function": 0, "main": true}, {"function": 1, "main": true}, {"function": 3}]"#
      ))
  }

  @Test(.only(.long), .onOwnThread, .timeLimit(.minutes(2)), arguments: ["5", "6"])
  func theModuleCompilesWithoutAWarning(mode: String) throws {
    let more = [
      [], ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ]
    for options in more {
      let told = try Compiler.told(
        of: generated().module, options: ["-swift-version", mode] + options)
      #expect(told == "", "\(options)")
    }
  }
}
