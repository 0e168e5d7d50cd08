import Foundation
import TestHelpers
import Testing

@testable import KotlinBridgeGenerator

/// Modules of manifests that nobody would write compile, without a warning.
@Suite(.only(.long), .onOwnThread, .serialized, .timeLimit(.minutes(2))) struct HostileNamesTests {
  @Test func modulesOfHostileNamesCompile() async throws {
    try await forEachRound(8) { round, seed in
      var manifest = HostileManifest(seed)
      let text = manifest.text()
      let generated = try Generated(manifest: text, withHandlers: round.isMultiple(of: 2))
      let told = try Compiler.told(of: generated.module)
      #expect(told == "", Round.comment)
      _ = seed.next()
    }
  }

  @Test func aNestedTypeIsNotTakenForTheCodingKeysOfACase() throws {
    let generated = try Generated(types: [
      Declared.record("space.Weather.Rain", "depth: Int"),
      Declared.record("space.Weather.RainCodingKeys", "depth: Int"),
      Declared.sealed("space.Weather", cases: "space.Weather.Rain"),
    ])
    #expect(try Compiler.told(of: generated.module) == "")
    let paths = generated.module.files.flatMap(\.declarations).compactMap(\.typePath?.text)
    #expect(paths.contains("Weather.RainCodingKeys2"))
  }

  @Test(arguments: ["inout", "let", "var", "in"])
  func keywordsNameParametersOfMembersThatAreForwarded(_ word: String) throws {
    let generated = try Generated(
      functions: [Declared.member("turn", of: "space.Body", "\(word): Int")],
      types: [
        Declared.record("space.Moon", "age: Int"),
        Declared.interface("space.Body", values: "space.Moon"),
      ])
    #expect(try Compiler.told(of: generated.module) == "")
  }
}

/// The compiler, with the modules that these tests are linked with.
enum Compiler {
  /// What it prints when it checks the types of a generated module.
  ///
  /// - Parameter options: a language mode and features in place of those that this package has.
  static func told(of module: SwiftModule, options: [String]? = nil) throws -> String {
    let folder = TestFolder()
    let writer = FileWriter(module: module)
    for file in module.files { folder["\(file.name).swift"] = writer.text(file) }
    let c = CModuleWriter(module: module)
    folder["C/module.modulemap"] = c.moduleMap
    folder["C/\(c.header)"] = c.headerText
    let files = module.files.map { "\(folder.path)/\($0.name).swift" }
    return try withExtendedLifetime(folder) {
      try run((options ?? own) + ["-module-name", module.name, "-I", "\(folder.path)/C"] + files)
    }
  }

  private static let own = [
    "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "ExistentialAny",
  ]

  private static func run(_ arguments: [String]) throws -> String {
    try TestedCompiler.told(of: ["-typecheck"] + arguments)
  }
}
