import KotlinBridgeConformance
import KotlinBridgeTools

/// `kotlin-bridge inspect`: prints what a library offers.
enum InspectCommand {
  /// If the library can't be loaded, prints what its file says.
  static func run(_ arguments: [String]) throws {
    let options = try InspectOptions(arguments: arguments)
    if options.isHelpWanted {
      printLine(Help.inspect)
      return
    }
    if options.isManifestWanted {
      try printManifest(of: options.target)
      return
    }
    let file = try LibraryFile(reading: options.target.path)
    var report = InspectionReport(file)
    if options.target.isClassic {
      report.classic = options.target.classic.map { $0.inspected(in: file) }
    }
    let problem: (any Error)?
    do {
      report.bridge = try bridge(of: load(options.target))
      problem = nil
    } catch {
      problem = error
    }
    if options.isJSONWanted { StandardOutput.write(report.json) } else { printLine(report.text) }
    if let problem { throw problem }
  }

  /// Prints the manifest even if it can't be read, so that its author sees it.
  private static func printManifest(of target: Target) throws {
    let load = try load(target)
    if let manifest = load.manifest { StandardOutput.write(manifest + "\n".utf8) }
    _ = try bridge(of: load)
  }

  /// Loads the library in a process that may crash.
  private static func load(_ target: Target) throws -> LibraryLoad {
    LibraryLoad(try target.resolved(), executable: "/proc/self/exe", timeout: .seconds(60))
  }

  /// What the library said of itself in that process; nil for a hand-written bridge.
  private static func bridge(of load: LibraryLoad) throws -> InspectedBridge? {
    let path = load.target.path
    switch try load.outcome() {
    case .bridge(let bridge): return bridge
    case .otherTable(let table):
      throw LibraryProblem(
        "the table of \(path) has version \(table.version) and \(table.size) bytes, but this command "
          + "needs version \(TableHeader.neededVersion) and at least \(TableHeader.neededSize): build "
          + "both from the same release")
    case .incompleteTable(let functions):
      throw LibraryProblem(
        "the table of \(path) has NULL for \(functions.joined(separator: ", ")): a consumer would crash there"
      )
    case .brokenManifest(let reason): throw LibraryProblem(reason)
    case .handWritten: return nil
    }
  }
}
