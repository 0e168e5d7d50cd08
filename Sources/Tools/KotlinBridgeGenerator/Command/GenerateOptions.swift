package import KotlinBridgeTools

/// The options of `kotlin-bridge generate`.
package struct GenerateOptions: Sendable {
  /// A library, the manifest of one, or a bundle that Gradle has made.
  package var path = ""
  /// The name of the bridge; nil for that of the library.
  package var name: String?
  package var module = ""
  /// The folder of the generated files, as the user gave it.
  package var output = ""
  /// The name of the one generated file; nil for a file of each type.
  package var fileName: String?
  /// The folder of the module of C; nil for `C<Module>` beside the output.
  package var cModule: String?
  /// Whether functions that suspend get methods with completion handlers, too.
  package var withHandlers = false
  package var isCheck = false
  package var isDryRun = false
  package var isJSONWanted = false
  package var isHelpWanted = false

  package init(arguments: some Sequence<String>) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .value(let path):
        if !self.path.isEmpty {
          throw CommandError("name one library, not \(self.path) and \(path)")
        }
        self.path = path.hasSuffix(Self.bundleSuffix + "/") ? Self.folder(path) : path
      case .option("--name"): name = try reader.value()
      case .option("--module"): module = try reader.value()
      case .option("--output"): setOutput(try reader.value())
      case .option("--c-module"): cModule = Self.folder(try reader.value())
      case .option("--completion-handlers"): withHandlers = true
      case .option("--check"): isCheck = true
      case .option("--dry-run"): isDryRun = true
      case .option("--json"): isJSONWanted = true
      case .option("--help"), .option("-h"): isHelpWanted = true
      case .option(let option): throw CommandError("generate has no option '\(option)'")
      }
    }
    if !isHelpWanted { try validate() }
  }

  private mutating func setOutput(_ path: String) {
    output = Self.folder(path)
    guard output.hasSuffix(".swift") else { return }
    fileName = String(output.split(separator: "/").last ?? "")
    output = output.lastIndex(of: "/").map { Self.folder(String(output[...$0])) } ?? "."
  }

  private func validate() throws(CommandError) {
    if path.isEmpty { throw CommandError("name the library to generate from, lib<name>.so") }
    if module.isEmpty { throw CommandError("name the Swift module with --module") }
    if output.isEmpty { throw CommandError("name the folder of the Swift module with --output") }
    let problem =
      ModuleName.problem(module) ?? ModuleName.problem(ofC: cModuleName, besides: module)
    if let problem { throw CommandError(problem) }
    if isCheck, isDryRun { throw CommandError("--check and --dry-run: choose one") }
  }

  private static let bundleSuffix = ".artifactbundle"

  /// The library, or the manifest of one: a bundle has it beside its library.
  package var source: String {
    path.hasSuffix(Self.bundleSuffix) ? "\(path)/kotlin-bridge.json" : path
  }

  /// The folder of the module of C, which a bundle has.
  package var cModuleFolder: String {
    if let cModule { return cModule }
    if path.hasSuffix(Self.bundleSuffix) {
      let name = path.split(separator: "/").last ?? ""
      return "\(path)/C\(name.dropLast(Self.bundleSuffix.count))"
    }
    let outer = output.lastIndex(of: "/").map { output[...$0] } ?? ""
    return "\(outer)C\(module)"
  }

  /// The module of C has the name of its folder, as Swift packages want it.
  package var cModuleName: String {
    String(cModuleFolder.split(separator: "/").last ?? "")
  }

  private static func folder(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
