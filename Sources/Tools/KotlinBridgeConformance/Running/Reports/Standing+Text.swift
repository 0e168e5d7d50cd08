import KotlinBridgeToolSupport

extension Standing {
  /// The word for a cell of the table.
  var cell: String {
    switch self {
    case .passed: "pass"
    case .failed: "FAIL"
    case .warning: "warn"
    case .known: "known"
    case .fixed: "FIXED"
    case .notOffered: "–"
    case .skipped: "skip"
    case .couldNotRun: "CAN'T"
    case .explained: "see"
    }
  }

  var color: Console.Color? {
    switch self {
    case .passed: .green
    case .failed, .fixed, .couldNotRun: .red
    case .warning, .known, .explained: .yellow
    case .notOffered, .skipped: .gray
    }
  }
}
