import Foundation
import TestHelpers
import Testing

/// A bundle's library can't be loaded, so `check` and `inspect` take the shared library beside it.
@Suite(.onOwnThread) struct BundleTests {
  private let shop: Workshop
  private let bundle: String

  init() throws {
    shop = try Workshop()
    bundle = shop.path("Fixtures.artifactbundle")
    try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    try shop.write("!<arch>\n".utf8, to: "Fixtures.artifactbundle/libfixtures.a")
    let manifest = try CommandRun.run("inspect", kotlinLibrary("fixtures"), "--manifest").output
    try shop.write(manifest.dropLast().utf8, to: "Fixtures.artifactbundle/kotlin-bridge.json")
  }

  /// The shared library beside the bundle.
  private func library() throws -> String {
    let path = shop.path("libfixtures.so")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: kotlinLibrary("fixtures"))
    return path
  }

  @Test(arguments: ["", "/", "/libfixtures.a"])
  func theLibraryBesideItIsTaken(inBundle end: String) throws {
    let library = try library()
    let inspected = try CommandRun.run("inspect", bundle + end, in: shop)
    #expect(inspected.status == 0, "\(inspected.error)")
    #expect(inspected.output == (try CommandRun.run("inspect", library).output))
    let checked = try CommandRun.run("check", bundle + end, "--rule", "K41", in: shop)
    #expect(checked.status == 0, "\(checked.error)")
    #expect(checked.output.contains("K41   pass"))
  }

  @Test func theBundleMayLieInTheWorkingFolder() throws {
    _ = try library()
    let command = try CommandRun.path
    let printed = try run(
      "sh", ["-c", "cd '\(shop.folder)' && '\(command)' inspect Fixtures.artifactbundle"])
    #expect(printed.contains("libfixtures.so"))
  }

  @Test(arguments: ["check", "inspect"], ["", "/", "/libfixtures.a"])
  func withoutOneBesideItTheMessageSaysWhatMakesIt(subcommand: String, inBundle end: String) throws
  {
    try expectLine(
      CommandRun.run(subcommand, bundle + end, in: shop),
      "\(bundle) holds a static library, which can't be loaded by itself: run 'gradle bridgeLibrary', "
        + "which makes \(shop.path("libfixtures.so")) from the same code, and try again")
  }

  @Test(arguments: ["check", "inspect"])
  func aLibraryOfOtherCodeIsRefused(subcommand: String) throws {
    let library = try library()
    try shop.write("{}".utf8, to: "Fixtures.artifactbundle/kotlin-bridge.json")
    let outcome = try CommandRun.run(subcommand, bundle, in: shop)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "\(library) and \(bundle) have different manifests, so one of them is older: make both with "
          + "'gradle bridgeLibrary bridgeBundle'"), "\(outcome.error)")
  }

  @Test func aFolderOfThatNameWithoutALibraryIsNoBundle() throws {
    try FileManager.default.removeItem(atPath: bundle + "/libfixtures.a")
    try expectLine(CommandRun.run("check", bundle, in: shop), "\(bundle) is a directory: name")
  }

  private func expectLine(_ outcome: CommandRun.Outcome, _ message: String) {
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("kotlin-bridge: error: \(message)"), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(outcome.output == "")
  }
}
