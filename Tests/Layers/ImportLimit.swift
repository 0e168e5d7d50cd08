import Foundation

/// What the files of some folders may import, or which files may import a module.
struct ImportLimit {
  /// Why a file that breaks the limit is wrong.
  let reason: String
  /// Whether a file may import a module. Its path begins with `Sources`.
  let allows: (_ file: String, _ module: String) -> Bool

  static let all = [
    ImportLimit(reason: "Combine knows nothing of Kotlin") { file, module in
      !file.hasPrefix("Sources/Combine/") || modulesOfCombine.contains(module)
    },
    ImportLimit(reason: "locks know nothing of the rest") { file, module in
      !file.hasPrefix("Sources/KotlinBridgeLocks/") || !module.contains("Kotlin")
    },
    ImportLimit(reason: "C is called by the boundary") { file, module in
      module != "CKotlinBridge" || callersOfC.contains { file.hasPrefix($0) }
    },
  ]

  private static let modulesOfCombine: Set = [
    "Dispatch", "Foundation", "FoundationNetworking", "Synchronization",
    "KotlinBridgeCombine", "KotlinBridgeLocks",
  ]

  /// The boundary, and what plays a library or examines one.
  private static let callersOfC = [
    "Sources/KotlinBridge/Boundary/",
    "Sources/KotlinBridgeTesting/Table/",
    "Sources/Tools/KotlinBridgeConformance/",
    "Sources/Tools/KotlinBridgeTools/Inspection/TableHeader.swift",
  ]

  /// The imports of the Swift files below `Sources` that a limit forbids, and the files that use
  /// `Mutex`, as lines for people. What a tutorial shows is no source.
  static func violations() throws -> [String] {
    let paths = (FileManager.default.enumerator(atPath: "Sources")?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { "Sources/\($0)" }
      .sorted()
    return try paths.flatMap { file in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let tokens = Tokens.of(text)
      let forbidden = imports(tokens).flatMap { module in
        all.filter { !$0.allows(file, module) }.map { "\(file) imports \(module): \($0.reason)" }
      }
      // The benchmark compares with code as people write it, which is in `Usual`.
      return tokens.contains("Mutex") && !file.contains("/Usual/")
        ? forbidden + ["\(file) uses Mutex: the thread sanitizer understands Guarded alone"]
        : forbidden
    }
  }

  /// The modules behind `import`, also behind `import struct` and the like.
  private static func imports(_ tokens: [String]) -> [String] {
    tokens.split(separator: "\n").compactMap { line in
      guard let index = line.firstIndex(of: "import") else { return nil }
      let names = line[(index + 1)...].filter { !kinds.contains($0) }
      return names.first
    }
  }

  private static let kinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
