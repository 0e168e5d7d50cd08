package import KotlinBridgeTools

/// The files that take the reports of a run.
package struct ReportFiles: Sendable {
  private let junit: ReportFile?
  private let json: ReportFile?
  private let html: ReportFile?

  /// Throws if one of them can't be written.
  package init(junit: String?, json: String?, html: String? = nil) throws(CommandError) {
    self.junit = try junit.map(ReportFile.init)
    self.json = try json.map(ReportFile.init)
    self.html = try html.map(ReportFile.init)
  }

  /// The files that a command line names, as far as it can be read and they can be written.
  package init(namedIn arguments: [String]) {
    func file(_ option: String) -> ReportFile? {
      var path: String?
      for (index, argument) in arguments.prefix(while: { $0 != "--" }).enumerated() {
        if argument.hasPrefix("\(option)=") {
          path = String(argument.dropFirst(option.count + 1))
        } else if argument == option {
          path = arguments.dropFirst(index + 1).first { !$0.hasPrefix("--") }
        }
      }
      return path.flatMap { try? ReportFile(path: $0) }
    }
    junit = file("--junit")
    json = file("--json")
    html = file("--html")
  }

  package func write(_ report: RunReport) throws(CommandError) {
    try junit?.write(report.junit)
    try json?.write(report.json)
    try html?.write(report.html)
  }
}
