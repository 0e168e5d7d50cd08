package import CKotlinBridgeConformance
package import KotlinBridgeTools

/// A bridge that the program of this process has handed over as functions of C.
package struct HostedBridge: Sendable {
  // The program promises that any thread may use its functions and their context.
  nonisolated(unsafe) let functions: kbc_subject
  let offers: Offers

  private static let words = Offers.commonWords.merging(
    ["drop": .disposal, "one-thread": .oneThread], uniquingKeysWith: { $1 })

  /// Copies the functions, and checks that those are there which the offers need.
  package init(_ pointer: UnsafePointer<kbc_subject>?) throws(CommandError) {
    guard let pointer else { throw CommandError("the subject is NULL") }
    let size = pointer.pointee.size
    if size != MemoryLayout<kbc_subject>.size {
      throw CommandError(
        "the subject claims a size of \(size) bytes, but this library expects "
          + "\(MemoryLayout<kbc_subject>.size): set its size to sizeof(kbc_subject)")
    }
    functions = pointer.pointee
    guard let text = functions.offers else {
      throw CommandError("the offers of the subject are NULL")
    }
    var lines: [SubjectLine] = []
    for text in String(cString: text).split(separator: "\n") {
      guard let line = SubjectLine(String(text)), ["can", "flow"].contains(line.word),
        line.word == "can" || OfferedFlow(line) != nil
      else {
        throw CommandError(
          "the line '\(text)' of the subject's offers is neither 'can WORD…' nor 'flow NAME WHAT [MESSAGE]'"
        )
      }
      lines.append(line)
    }
    offers = try Offers(lines, words: Self.words)
    try expectFunctions()
  }

  private func expectFunctions() throws(CommandError) {
    let behaviors = offers.flows.all.map(\.behavior)
    let isCounted = behaviors.contains { if case .produces = $0 { true } else { false } }
    let isGated = behaviors.contains { if case .blocks = $0 { true } else { false } }
    let counts = offers.countsJobs || isCounted
    let missing = [
      ("subscribe", functions.subscribe == nil), ("cancel", functions.cancel == nil),
      ("drop", functions.drop == nil), ("count", counts && functions.count == nil),
      ("open", isGated && functions.open == nil),
    ].filter(\.1).map(\.0)
    if !missing.isEmpty {
      throw CommandError(
        "NULL for \(missing.joined(separator: ", ")) of the subject, which its offers need")
    }
  }
}
