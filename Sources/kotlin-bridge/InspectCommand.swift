import KotlinBridgeConformance

extension KotlinBridgeCommand {
  /// Prints what a library offers: what its file says also where it can't be loaded.
  static func inspect(_ arguments: [String]) throws {
    let options = try InspectOptions(arguments: arguments)
    if options.isHelpWanted {
      printLine(Help.inspect)
      return
    }
    if options.isManifestWanted {
      try printManifest(of: options.target)
      return
    }
    var report = InspectionReport(try LibraryFile(reading: options.target.path))
    let problem: (any Error)?
    do {
      let target = try options.target.resolved()
      report.bridge = try bridge(of: target, load(target))
      problem = nil
    } catch {
      problem = error
    }
    printLine(options.isJSONWanted ? String(report.json.dropLast()) : report.text)
    if let problem { throw problem }
  }

  /// Also a manifest that can't be read: whoever wrote it wants to see it.
  private static func printManifest(of target: Target) throws {
    let target = try target.resolved()
    let ending = load(target)
    if let manifest = ending.manifest { writeAll(manifest + "\n".utf8, to: 1) }
    _ = try bridge(of: target, ending)
  }

  private static let timeout = Duration.seconds(60)

  /// Loads the library in a process that may crash.
  private static func load(_ target: Target) -> ChildEnding {
    loadInChild(target, executable: "/proc/self/exe", timeout: timeout)
  }

  /// What the library said of itself there.
  private static func bridge(of target: Target, _ ending: ChildEnding) throws -> Inspection {
    let path = target.path
    switch try loaded(target, ending, timeout: timeout) {
    case .loaded(let inspection): return inspection
    case .otherTable(let table):
      let needed = Inspection.Table.needed
      throw LibraryProblem(
        "the table of \(path) has version \(table.version) and \(table.size) bytes, and this command "
          + "needs version \(needed.version) and at least \(needed.size): build both from the same "
          + "release")
    case .brokenManifest(let reason): throw LibraryProblem(reason)
    case .verdict, .couldNotRun, .waiting, .manifest:
      throw LibraryProblem("a process that loaded \(path) gave no answer")
    }
  }
}
