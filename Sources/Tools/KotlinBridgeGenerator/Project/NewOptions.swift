import FoundationEssentials
import KotlinBridgeTools

/// The options of `kotlin-bridge new`.
struct NewOptions {
  private var name = ""
  private(set) var output = ""
  /// Nil for that of the release.
  private var maven: String?
  private var package: String?

  init(arguments: some Sequence<String>) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .value(let name):
        if !self.name.isEmpty {
          throw CommandError("name one library, not \(self.name) and \(name)")
        }
        self.name = name
      case .option("--output"): output = try reader.value()
      case .option("--maven"): maven = Self.absolute(try reader.value())
      case .option("--package"): package = Self.url(try reader.value())
      case .option(let option): throw CommandError("new has no option '\(option)'")
      }
    }
    if let problem = Self.problem(name) { throw CommandError(problem) }
    if output.isEmpty { output = name }
  }

  func project(
    version: String, release: ReleaseFolder
  ) throws(CommandError) -> NewProject {
    let maven = if let maven { maven } else { try release.maven() }
    let package = if let package { package } else { try release.package() }
    return NewProject(name: name, version: version, maven: maven, package: package)
  }

  /// Why a project can't have this name; nil if it can.
  private static func problem(_ name: String) -> String? {
    if name.isEmpty { return "name the library: kotlin-bridge new weather" }
    let isPackage =
      name.first?.isLetter == true
      && name.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }
    if !isPackage {
      return
        "'\(name)' can't be the name of a Kotlin package and a Swift module: use lower-case letters and digits"
    }
    if takenNames.contains(name) {
      return "'\(name)' has a meaning in Kotlin or in the project: choose another name"
    }
    return ModuleName.problem(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Keywords of Kotlin, its own packages, and the target of the program.
  private static let takenNames: Set<String> = [
    "as", "break", "class", "continue", "demo", "do", "else", "false", "for", "fun", "if", "in",
    "interface",
    "is", "java", "kotlin", "kotlinx", "null", "object", "package", "return", "super", "this",
    "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// The project may lie anywhere.
  private static func absolute(_ place: String) -> String {
    place.contains("://") ? place : URL(filePath: place).standardizedFileURL.path
  }

  private static func url(_ place: String) -> String {
    place.contains("://") ? place : "file://\(absolute(place))"
  }
}
