import KotlinBridgeConformance

extension KotlinBridgeCommand {
  /// Prints what a library offers: what its file says also where it can't be loaded.
  static func inspect(_ arguments: [String]) throws {
    let options = try InspectOptions(arguments: arguments)
    if options.isHelpWanted {
      printLine(Help.inspect)
      return
    }
    var report = InspectionReport(try LibraryFile(reading: options.target.path))
    let problem: (any Error)?
    do {
      report.bridge = try bridge(of: options.target)
      problem = nil
    } catch {
      problem = error
    }
    printLine(options.isJSONWanted ? String(report.json.dropLast()) : report.text)
    if let problem { throw problem }
  }

  /// What the library says of itself, in a process that may crash.
  private static func bridge(of target: Target) throws -> Inspection {
    let target = try target.resolved()
    let timeout = Duration.seconds(60)
    let ending = loadInChild(target, executable: "/proc/self/exe", timeout: timeout)
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
    case .verdict, .couldNotRun, .waiting:
      throw LibraryProblem("a process that loaded \(path) gave no answer")
    }
  }
}
