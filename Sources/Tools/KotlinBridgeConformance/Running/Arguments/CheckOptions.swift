import FoundationEssentials
package import KotlinBridgeTools

/// The options of `kotlin-bridge check`.
package struct CheckOptions: Sendable {
  package var target = Target()
  package var selection = Selection()
  /// The file that lists the known failures.
  package var knownFailing: String?
  package var settings = RunSettings()
  /// How many rules run at a time: two more than there are processors, since many only wait.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount + 2
  /// The count of checks with a verdict below which the run fails; nil for the usual one.
  private var chosenMinimum: Int?
  package var isStrict = false
  package var isListWanted = false
  package var isHelpWanted = false
  package var junit: String?
  package var json: String?
  package var html: String?

  /// The options as they were given.
  let words: [String]

  /// - Parameter host: the bridge of this program, in place of a library.
  package init(
    arguments: some Sequence<String>, host: HostedBridge? = nil
  ) throws(CommandError) {
    words = Array(arguments)
    target.host = host
    var reader = ArgumentReader(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .value(let path): try target.accept(path: path)
      case .option(let option): try read(option, &reader)
      }
    }
    if isHelpWanted { return }
    try target.validate()
    if isListWanted, hasReports {
      throw CommandError(
        "--list runs nothing and writes no report, so it can't be combined with --junit, --json or --html"
      )
    }
    if junit != nil, junit == json {
      throw CommandError("--junit and --json name the same file")
    }
    if let html, html == junit || html == json {
      throw CommandError("--html and \(html == junit ? "--junit" : "--json") name the same file")
    }
  }

  /// Whether the run writes files.
  package var hasReports: Bool { junit != nil || json != nil || html != nil }

  /// The count of checks with a verdict below which the run fails. Who chooses rules knows what
  /// little runs.
  package var minimum: Int { minimum(ofPossible: .max) }

  /// The same for a library for which this count of checks can have a verdict.
  package func minimum(ofPossible possible: Int) -> Int {
    chosenMinimum ?? (selection.isEverything ? min(10, possible) : 0)
  }

  private mutating func read(
    _ option: String, _ reader: inout ArgumentReader
  ) throws(CommandError) {
    if try target.accept(option, &reader) { return }
    if try settings.accept(option, &reader) { return }
    switch option {
    case "--rule": selection.rules.append(try Selection.rule(reader.value()))
    case "--form": selection.forms.append(try reader.choice(of: Form.self))
    case "--skip": selection.skips.append(try Selection.rule(reader.value()))
    case "--known-failing": knownFailing = try reader.value()
    case "--jobs": jobs = try reader.number(in: 1...256)
    case "--minimum": chosenMinimum = try reader.number(in: 0...10_000)
    case "--strict": isStrict = true
    case "--list": isListWanted = true
    case "--junit": junit = try reader.value()
    case "--json": json = try reader.value()
    case "--html": html = try reader.value()
    case "--help", "-h": isHelpWanted = true
    default: throw CommandError("check has no option '\(option)'")
    }
  }
}
