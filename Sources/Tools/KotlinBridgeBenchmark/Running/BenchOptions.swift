package import KotlinBridgeTools

/// The options of `kotlin-bridge bench`.
package struct BenchOptions: Sendable {
  /// A row runs if its name contains one of these. Without filters, all rows run.
  package var filters: [String] = []
  package var isQuick = false
  /// Whether the run fails if a row breaks its bounds.
  package var isChecked = false
  package var isListWanted = false
  package var isHelpWanted = false
  package var json: String?
  package var html: String?
  /// The file with the results of an earlier run.
  package var compare: String?
  /// The path of libbench.so, if the user gave one.
  package var library: String?

  package init(arguments: some Sequence<String>) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .value(let value):
        throw CommandError("bench takes no argument '\(value)'; --filter selects rows")
      case .option(let option): try read(option, &reader)
      }
    }
    if isListWanted, isChecked || json != nil || html != nil || compare != nil {
      throw CommandError(
        "--list measures nothing, so it can't be combined with --json, --html, --compare or --check"
      )
    }
    let files = [json, html].compactMap(\.self)
    if Set(files).count < files.count { throw CommandError("--json and --html name the same file") }
  }

  private mutating func read(
    _ option: String, _ reader: inout ArgumentReader
  ) throws(CommandError) {
    switch option {
    case "--filter": filters.append(try reader.value())
    case "--quick": isQuick = true
    case "--check": isChecked = true
    case "--list": isListWanted = true
    case "--json": json = try reader.value()
    case "--html": html = try reader.value()
    case "--compare": compare = try reader.value()
    case "--library": library = try reader.value()
    case "--help", "-h": isHelpWanted = true
    default: throw CommandError("bench has no option '\(option)'")
    }
  }

  /// The rows to run. Throws if a filter matches none.
  package func chosen(of rows: [Row]) throws(CommandError) -> [Row] {
    for filter in filters where !rows.contains(where: { $0.name.contains(filter) }) {
      throw CommandError(
        "no row has '\(filter)' in its name; bench --list prints all names"
          + (isQuick ? ", and --quick leaves some out" : ""))
    }
    if filters.isEmpty { return rows }
    return rows.filter { row in filters.contains { row.name.contains($0) } }
  }
}
