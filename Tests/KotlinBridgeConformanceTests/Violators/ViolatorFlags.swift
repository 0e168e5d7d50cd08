import Foundation
import KotlinBridgeConformance
import KotlinBridgeTestSupport

/// How to build the wrong bridges that Tests/Violators/violators.txt lists.
enum ViolatorFlags {
  /// The last flags of gcc by file name; nil for a bridge in libviolators.so.
  static var all: [String: [String]?] {
    get throws {
      let list = String(
        decoding: try bytes(of: repositoryFile("Tests/Violators/violators.txt")), as: UTF8.self)
      var all: [String: [String]?] = [:]
      for line in list.split(separator: "\n") where !line.hasPrefix("#") {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        if columns[1] == "kotlin" {
          all.updateValue(nil, forKey: columns[0] + ".kt")
        } else {
          all[columns[0] + ".c"] = columns[1].split(separator: " ").map(String.init)
        }
      }
      return all
    }
  }

  /// The arguments of `kotlin-bridge check`: the library, and its options.
  static func arguments(for violator: Violator, in shop: Workshop) throws -> [String] {
    if violator.language == .kotlin { return classic(violator.name) }
    let library = try build(violator, in: shop)
    return [library, "--name", "violator"]
  }

  private static func classic(_ name: String) -> [String] {
    let flows = [
      "counts": "counts:5", "throws": "throws:5", "endless": "endless", "never": "never",
      "cancels": "cancels:5", "dead": "dead", "gated": "gated:\(name)_open",
    ]
    return [kotlinLibrary("violators")]
      + flows.sorted { $0.key < $1.key }.flatMap { flow, does in
        [
          "--classic",
          "subscribe=\(name)_\(flow),cancel=\(name)_cancel,release=\(name)_release,does=\(does)",
        ]
      }
  }

  private static func build(_ violator: Violator, in shop: Workshop) throws -> String {
    let folder = repositoryFile("Tests/Violators")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".c") }.map { "\(folder)/\($0)" }
    let library = shop.path("libviolator.so")
    var flags = [
      "-shared", "-fPIC", "-fvisibility=hidden", "-O1", "-pthread", "-Wl,-z,nodelete", "-I",
      repositoryFile("Sources/CKotlinBridge"), "-DVIOLATION=\(violator.name)",
      "-DFIXTURES=\"\(kotlinLibrary("fixtures"))\"", "-o", library,
    ]
    flags += sources
    flags.append("-ldl")
    flags += try all[violator.fileName].flatMap { $0 } ?? []
    try run("gcc", flags)
    return library
  }
}
