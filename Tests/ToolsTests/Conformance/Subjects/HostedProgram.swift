import Foundation
import TestHelpers

/// Tests/Subjects/C/hosted.c, a program that judges its own bridge.
enum HostedProgram {
  /// The library that it needs, which lies beside the tests.
  static var library: String { folder + "libkotlinbridge-conformance.so" }

  private static var folder: String {
    Bundle.main.executableURL!.deletingLastPathComponent().path()
  }

  /// Builds it right, or with a mistake by its number, and runs it with options of `kotlin-bridge check`.
  static func check(
    _ options: [String], wrong: Int? = nil, in shop: Workshop
  ) throws -> CommandRun.Outcome {
    let program = try build(wrong: wrong, in: shop)
    return try CommandRun([kotlinLibrary("fixtures")] + options, in: shop, program: program)
      .outcome()
  }

  static func build(wrong: Int? = nil, in shop: Workshop) throws -> String {
    let program = shop.path("hosted")
    try run(
      "gcc",
      [
        "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-pthread", "-DWRONG=\(wrong ?? 0)",
        "-I", repositoryFile("Sources/CKotlinBridge"),
        "-I", repositoryFile("Sources/Tools/CKotlinBridgeConformance"),
        repositoryFile("Tests/Subjects/C/hosted.c"), repositoryFile("Tests/Subjects/C/fixtures.c"),
        "-o", program, "-L", folder, "-lkotlinbridge-conformance", "-Wl,-rpath,\(folder)", "-ldl",
      ])
    return program
  }
}
