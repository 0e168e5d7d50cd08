import Foundation
import KotlinBridgeConformance
import TestHelpers

/// Builds wrong bridges, and says how they are checked.
enum ViolatorBuild {
  /// The arguments of `kotlin-bridge check`: the library, and its options.
  static func arguments(for violator: Violator, in shop: Workshop) throws -> [String] {
    switch violator.language {
    case .kotlin: [kotlinLibrary("violators")] + kotlinFlows(of: violator.name)
    case .classic: [try buildClassic(violator, in: shop)] + classicFlows(of: violator.name)
    case .c: [try build(violator, in: shop), "--name", "violator"]
    case .swift: preconditionFailure("\(violator.fileName) is no library")
    }
  }

  private static func kotlinFlows(of name: String) -> [String] {
    let flows = [
      "counts": "counts:5", "throws": "throws:5", "endless": "endless", "never": "never",
      "cancels": "cancels:5", "dead": "dead", "gated": "gated:\(name)_open",
    ]
    return flows.sorted { $0.key < $1.key }.flatMap { flow, does in
      [
        "--classic",
        "subscribe=\(name)_\(flow),cancel=\(name)_cancel,release=\(name)_release,does=\(does)",
      ]
    }
  }

  /// What `throws_text` says: Tests/Violators/Classic/callbacks.c.
  private static let text =
    "no position of the station: the server in Köln closed the connection after 30 seconds, "
    + "and no other server has one"

  private static func classicFlows(of name: String) -> [String] {
    let flows = [
      "count_five": "counts:5", "count_many": "counts:20000", "throws_text": "throws:5:\(text)",
      "endless": "endless", "never": "never", "cancels_itself": "cancels:5", "dead": "dead",
      "gated": "gated:open_gate",
    ]
    let named = name == "manyOnly" ? flows.filter { $0.key == "count_many" } : flows
    let delivers = name == "oneThread" ? ",delivers=one-thread" : ""
    return named.sorted { $0.key < $1.key }.flatMap { flow, does in
      [
        "--classic",
        "subscribe=\(flow),cancel=cancel,release=release,live=live_jobs\(delivers),does=\(does)",
      ]
    }
  }

  private static func build(_ violator: Violator, in shop: Workshop) throws -> String {
    let sources = [repositoryFile("Tests/Violators/Table/violator.c"), try tableObject.get()]
    let last = violator.flags.split(separator: " ").map(String.init)
    return try link(sources, violator, in: shop, includes + ["-ldl"] + last)
  }

  private static func buildClassic(_ violator: Violator, in shop: Workshop) throws -> String {
    try link(try sources(in: "Tests/Violators/Classic"), violator, in: shop, [])
  }

  /// All of the table's files but `violator.c`, which names the mistake. They are compiled once for all mistakes.
  private static let tableObject = Result {
    let object = tableShop.path("table.o")
    let others = try sources(in: "Tests/Violators/Table").filter { !$0.hasSuffix("/violator.c") }
    try run("gcc", usual + ["-r", "-o", object] + others + includes)
    return object
  }
  private static let tableShop: Workshop = {
    atexit { try? FileManager.default.removeItem(atPath: ViolatorBuild.tableShop.folder) }
    return try! Workshop()
  }()

  private static let usual = ["-fPIC", "-fvisibility=hidden", "-O1", "-pthread"]
  private static let includes = [
    "-I", repositoryFile("Sources/CKotlinBridge"),
    "-DFIXTURES=\"\(kotlinLibrary("fixtures"))\"",
  ]

  private static func sources(in folder: String) throws -> [String] {
    let folder = repositoryFile(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".c") }.map { "\(folder)/\($0)" }
  }

  private static func link(
    _ sources: [String], _ violator: Violator, in shop: Workshop, _ flags: [String]
  ) throws -> String {
    let library = shop.path("libviolator.so")
    let shared = ["-shared", "-Wl,-z,nodelete", "-DVIOLATION=\(violator.name)", "-o", library]
    try run("gcc", usual + shared + sources + flags)
    return library
  }
}
