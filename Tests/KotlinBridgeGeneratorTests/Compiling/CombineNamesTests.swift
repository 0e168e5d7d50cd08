import Foundation
import TestHelpers
import Testing

@testable import KotlinBridgeGenerator

/// A module whose types have names of Combine's, beside KotlinBridgePublisher.
@Suite(.only(.long), .onOwnThread, .serialized, .timeLimit(.minutes(2))) struct CombineNamesTests {
  private let folder = TestFolder()

  /// Compiles a module `Weather` that has an interface `Cancellable`.
  init() throws {
    let generated = try Generated(
      Declared.member("cancel", of: "space.Cancellable", result: "Unit"),
      types: [Declared.interface("space.Cancellable")])
    let writer = FileWriter(module: generated.module)
    for file in generated.module.files { folder["\(file.name).swift"] = writer.text(file) }
    let c = CModuleWriter(module: generated.module)
    folder["C/module.modulemap"] = c.moduleMap
    folder["C/\(c.header)"] = c.headerText
    let files = generated.module.files.map { "\(folder.path)/\($0.name).swift" }
    let told = try TestedCompiler.told(
      of: [
        "-emit-module", "-module-name", "Weather", "-o", "\(folder.path)/Weather.swiftmodule",
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-I", "\(folder.path)/C",
      ] + files)
    try #require(told == "")
  }

  /// What the compiler prints for a program.
  private func told(of program: String) throws -> String {
    folder["program.swift"] = program
    return try TestedCompiler.told(of: [
      "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", folder.path,
      "-I", "\(folder.path)/C", "\(folder.path)/program.swift",
    ])
  }

  private let imports = "import KotlinBridgePublisher\nimport Weather\n"

  @Test func theNameAloneIsAmbiguous() throws {
    let told = try told(of: imports + "func f(_ all: Set<AnyCancellable>) {}")
    #expect(told.contains("error: 'AnyCancellable' is ambiguous for type lookup in this context"))
  }

  @Test func theProgramOfThePageCompiles() throws {
    let page = try String(contentsOfFile: repositoryFile("docs/GENERATED.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Names of Combine\n").last)
    let code = try #require(section.components(separatedBy: "```swift\n").dropFirst().first)
    let program = code.components(separatedBy: "```")[0]
    #expect(program.contains("typealias AnyCancellable"))
    #expect(try told(of: program) == "")
  }

  @Test func anImportOfOneTypeChoosesForAFile() throws {
    let told = try told(
      of: imports
        + """
        import class KotlinBridgePublisher.AnyCancellable

        func f(_ all: inout Set<AnyCancellable>) { Just(1).sink { print($0) }.store(in: &all) }
        """)
    #expect(told == "")
  }

  @Test func membersAndResultsNeedNoName() throws {
    let told = try told(
      of: imports
        + """
        func f(_ watch: any Weather.Cancellable) throws {
          let subscription = Just(1).sink { print($0) }
          subscription.cancel()
          try watch.cancel()
        }
        """)
    #expect(told == "")
  }
}
