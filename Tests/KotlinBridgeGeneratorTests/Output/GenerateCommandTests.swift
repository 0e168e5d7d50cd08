import FoundationEssentials
import KotlinBridgeTools
import Testing

@testable import KotlinBridgeGenerator

/// What the command does to folders.
struct GenerateCommandTests {
  private let folder = TestFolder()
  private let one = Generated.manifest(
    [
      #"{"name": "one", "kind": "plain", "parameters": [], "result": "a.Point"}"#
    ], [], [#"{"name": "a.Point", "kind": "record", "fields": []}"#])
  private let two = Generated.manifest([
    #"{"name": "two", "kind": "plain", "parameters": [], "result": "String"}"#
  ])

  @Test func aModuleOfSwiftAndOneOfCAreWritten() throws {
    let run = try generate(one)
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "wrote Space/Point.swift", "wrote Space/Space.swift", "wrote Space/SpaceLibrary.swift",
        "wrote CSpace/module.modulemap", "wrote CSpace/space_kotlin_bridge.h",
      ])
    #expect(
      folder["CSpace/module.modulemap"] == """
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.
        module CSpace {
          header "space_kotlin_bridge.h"
          link "space"
          export *
        }

        """)
    #expect(folder["CSpace/space_kotlin_bridge.h"].contains("\nvoid *space_kotlin_bridge(void);\n"))
  }

  @Test func aBundleHasTheManifestAndTheModuleOfC() throws {
    let map = "module CSpace { header \"space.h\" }\n"
    folder["Space.artifactbundle/kotlin-bridge.json"] = two
    folder["Space.artifactbundle/CSpace/module.modulemap"] = map
    var printed: [String] = []
    let bundle = "\(folder.path)/Space.artifactbundle/"
    let status = try GenerateCommand.run(
      [bundle, "--module", "Space", "--output", "\(folder.path)/Space"]
    ) { printed.append($0) }
    #expect(status == 0)
    #expect(shown(printed) == ["wrote Space/Space.swift", "wrote Space/SpaceLibrary.swift"])
    #expect(folder["Space/SpaceLibrary.swift"].contains("import CSpace\n"))
    #expect(folder["Space.artifactbundle/CSpace/module.modulemap"] == map)
  }

  @Test func aNameThatEndsInSwiftMakesOneFileAndNoModuleOfC() throws {
    folder["one.json"] = one
    var printed: [String] = []
    let status = try GenerateCommand.run(
      [
        "\(folder.path)/one.json", "--module", "Space", "--output",
        "\(folder.path)/Made/Space.generated.swift", "--c-module", "\(folder.path)/CRocket",
      ]
    ) { printed.append($0) }
    #expect(status == 0)
    #expect(shown(printed) == ["wrote Made/Space.generated.swift"])
    let text = folder["Made/Space.generated.swift"]
    for part in [
      "import CRocket\n", "public struct Point", "public func one()", "enum SpaceLibrary",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(folder.names(in: "CRocket") == [])
  }

  @Test func aSecondRunChangesNothing() throws {
    _ = try generate(one)
    #expect(try generate(one).lines == ["all 5 files are up to date"])
    #expect(try generate(one, "--check").status == 0)
  }

  @Test func whatIsStaleIsReplacedAndRemovedAndNothingElseIsTouched() throws {
    _ = try generate(one)
    folder["Space/Extensions.swift"] = "// mine\n"
    folder["Space/Notes.md"] = "// Made by `kotlin-bridge generate`, says a note\n"
    let run = try generate(two)
    #expect(
      run.lines == [
        "wrote Space/Space.swift", "wrote Space/SpaceLibrary.swift", "removed Space/Point.swift",
      ])
    #expect(
      folder.names(in: "Space") == [
        "Extensions.swift", "Notes.md", "Space.swift", "SpaceLibrary.swift",
      ])
    #expect(folder["Space/Extensions.swift"] == "// mine\n")
  }

  @Test func checkFailsAndDryRunDoesNotAndNeitherChangesAnything() throws {
    _ = try generate(one)
    let before = folder["Space/Space.swift"]
    let lines = [
      "would write Space/Space.swift", "would write Space/SpaceLibrary.swift",
      "would remove Space/Point.swift",
    ]
    let check = try generate(two, "--check")
    #expect((check.status, check.lines) == (1, lines))
    let dryRun = try generate(two, "--dry-run")
    #expect((dryRun.status, dryRun.lines) == (0, lines))
    #expect(folder["Space/Space.swift"] == before)
    #expect(folder.names(in: "Space").contains("Point.swift"))
  }

  @Test func theListsCanBeHadAsJSON() throws {
    let manifest = Generated.manifest(
      [#"{"name": "f", "kind": "plain", "parameters": [], "result": "a.Unknown"}"#])
    let run = try generate(manifest, "--json", "--dry-run")
    #expect(
      run.lines.joined(separator: "\n") == #"""
        {
          "leftOut" : [
            {
              "name" : "f",
              "reason" : "its result: the manifest does not describe the type 'a.Unknown'"
            }
          ],
          "omitted" : [

          ],
          "removed" : [

          ],
          "renamed" : [

          ],
          "unchanged" : [

          ],
          "written" : [
            "Space/SpaceLibrary.swift",
            "CSpace/module.modulemap",
            "CSpace/space_kotlin_bridge.h"
          ]
        }
        """#)
  }

  @Test func aFileOfAnotherOriginIsNotReplaced() throws {
    folder["Space/Point.swift"] = "struct Point {}\n"
    #expect(
      throws: CommandError(
        "Space/Point.swift is in the way and was not made by this command: move it, or choose another "
          + "folder")
    ) { try generate(one) }
    #expect(folder.names(in: "Space") == ["Point.swift"])
    #expect(folder.names(in: "CSpace") == [])
  }

  @Test func aModuleMapOfOnesOwnStays() throws {
    folder["CSpace/module.modulemap"] = "module CSpace { header \"mine.h\" }\n"
    _ = try generate(one)
    #expect(folder.names(in: "CSpace") == ["module.modulemap"])
    #expect(folder["CSpace/module.modulemap"] == "module CSpace { header \"mine.h\" }\n")
  }

  @Test func theModuleOfCMayHaveAnotherName() throws {
    _ = try generate(one, "--c-module", folder.path + "/deep/Entry")
    #expect(folder["deep/Entry/module.modulemap"].contains("\nmodule Entry {\n"))
    #expect(folder["Space/SpaceLibrary.swift"].contains("\nimport Entry\n"))
  }

  // MARK: - Bad input

  @Test func anOutputThatIsAFileIsRefused() throws {
    folder["Space"] = "a file"
    #expect(
      throws: CommandError("Space is a file: name a folder for the generated files")
    ) { try generate(one) }
  }

  @Test func aFolderThatCantBeMadeIsRefused() throws {
    folder["file"] = "a file"
    let error = #expect(throws: CommandError.self) {
      try generate(one, "--output", folder.path + "/file/Space")
    }
    #expect(try #require(error).description.hasPrefix("the folder file/Space can't be made: "))
  }

  @Test func aFileThatCantBeReplacedIsRefused() throws {
    folder["Space/Space.swift/inside"] = ""
    let error = #expect(throws: CommandError.self) { try generate(one) }
    #expect(
      try #require(error).description
        == "the file Space/Space.swift can't be read: it is a directory")
  }

  @Test(arguments: [
    ([], "name the library to generate from, lib<name>.so"),
    (["x.so", "y.so"], "name one library, not x.so and y.so"),
    (["x.so", "--output", "X"], "name the Swift module with --module"),
    (["x.so", "--module", "X"], "name the folder of the Swift module with --output"),
    (
      ["x.so", "--module", "my module", "--output", "X"],
      "'my module' is not a valid name for a Swift module: use letters, digits and _"
    ),
    (
      ["x.so", "--module", "Kotlin", "--output", "X"],
      "the module 'Kotlin' would hide KotlinBridge's class KotlinLibrary with an enum of the same name: choose "
        + "another name"
    ),
    (
      ["x.so", "--module", "class", "--output", "X"],
      "'class' is a keyword of Swift: choose another name for the module"
    ),
    (
      ["x.so", "--module", "KotlinBridge", "--output", "X"],
      "'KotlinBridge' is a module of Swift or of KotlinBridge that generated code needs: choose another name"
    ),
    (
      ["x.so", "--module", "Foundation", "--output", "X"],
      "'Foundation' is a module of Swift or of KotlinBridge that generated code needs: choose another name"
    ),
    (
      ["x.so", "--module", "X", "--output", "X", "--c-module", "C/X"],
      "the Swift module and the C module can't both be 'X': choose another folder for the C module"
    ),
    (
      ["x.so", "--module", "X", "--output", "X", "--c-module", "C/header"],
      "'header' is a keyword: choose another folder for the C module"
    ),
    (["x.so", "--module", "X", "--output"], "the option --output needs a value"),
    (["--force"], "generate has no option '--force'"),
    (
      ["x.so", "--module", "X", "--output", "X", "--check", "--dry-run"],
      "--check and --dry-run: choose one"
    ),
  ])
  func wrongOptionsAreExplained(arguments: [String], problem: String) {
    #expect(throws: CommandError(problem)) { try GenerateOptions(arguments: arguments) }
  }

  @Test(arguments: [
    ("no.so", nil, "the library no.so can't be read: there is no such file"),
    (
      "text.so", "hello",
      "text.so is text, perhaps a linker script, not an ELF file: name the library's file, lib<name>.so"
    ),
    (
      "broken.json", "{\"abi\": 5}",
      "the manifest of broken.json can't be read: "
    ),
  ])
  func anInputThatIsNoLibraryIsExplained(name: String, text: String?, problem: String) throws {
    if let text { folder[name] = text }
    let path = "\(folder.path)/\(name)"
    let error = #expect(throws: (any Error).self) { try LibrarySource.read(path, name: nil) }
    let line = "\(try #require(error))".replacing("\(folder.path)/", with: "")
    #expect(line.hasPrefix(problem))
  }

  // MARK: - Helpers

  private struct Run {
    let status: Int32
    let lines: [String]
  }

  private func generate(_ manifest: String, _ options: String...) throws -> Run {
    folder["manifest.json"] = manifest
    var printed: [String] = []
    let arguments =
      [
        "\(folder.path)/manifest.json", "--module", "Space", "--output", "\(folder.path)/Space",
      ] + options
    do {
      let status = try GenerateCommand.run(arguments) { printed.append($0) }
      return Run(status: status, lines: shown(printed))
    } catch let error as CommandError {
      throw CommandError(shown([error.description])[0])
    }
  }

  /// Lines without the path of the folder.
  private func shown(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { String($0).replacing("\(folder.path)/", with: "") }
  }
}
