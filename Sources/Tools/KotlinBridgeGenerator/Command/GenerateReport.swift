import KotlinBridgeTools

/// What a run did, or would do, for its user.
struct GenerateReport: Encodable {
  let written: [String]
  let removed: [String]
  let unchanged: [String]
  /// What the library's sources could not export.
  let omitted: [Remark]
  /// What the generator could not express.
  let leftOut: [Remark]
  let renamed: [Remark]

  init(_ plan: OutputPlan, _ module: SwiftModule) {
    written = plan.written.map(\.path)
    removed = plan.removed
    unchanged = plan.kept
    omitted = module.omitted
    leftOut = module.leftOut
    renamed = module.renamed
  }

  var json: String { String(jsonText(self).dropLast()) }

  /// - Parameter isDone: whether it was done, or only would be.
  func text(isDone: Bool) -> String {
    var lines = written.map { "\(isDone ? "wrote" : "would write") \($0)" }
    lines += removed.map { "\(isDone ? "removed" : "would remove") \($0)" }
    if lines.isEmpty {
      let count = unchanged.count
      lines.append(count == 1 ? "the file is up to date" : "all \(count) files are up to date")
    }
    lines += list("not exported by the library", omitted)
    lines += list("left out", leftOut) + list("renamed", renamed)
    return lines.map { printable($0, isOneLine: true) }.joined(separator: "\n")
  }

  private func list(_ title: String, _ remarks: [Remark]) -> [String] {
    remarks.isEmpty ? [] : ["\(title):"] + remarks.map { "  \($0.line)" }
  }
}
