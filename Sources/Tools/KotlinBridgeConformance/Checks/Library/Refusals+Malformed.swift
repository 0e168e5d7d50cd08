import CKotlinBridge

/// Tries malformed bytes. The library must refuse them with `KB_MALFORMED`, or tell a witness that
/// Kotlin code refused them first.
extension Refusals {
  func malformed(_ flow: UInt32, _ arguments: [UInt8], _ what: @autoclosure () -> String) {
    let witness = Witness()
    var observer = witness.observer
    var job: kb_job = 0
    let status = table.subscribe(
      table.context,
      flow, arguments, Int64(arguments.count), KB_DEFAULT, 0, 1, &observer, &job)
    expectMalformed(status, witness, orElse: [KB_OK: [.threw, .released]], what())
  }

  func malformed(call function: UInt32, _ arguments: [UInt8], _ what: @autoclosure () -> String) {
    let witness = Witness()
    var observer = witness.callObserver
    let frame = Witness.frame(
      of: table.context, function, witness.context, arguments, placement: KB_DEFAULT)
    let status = withUnsafePointer(to: &observer) {
      frame.contents.observer = $0
      return frame.used(by: call(of: function))
    }
    expectMalformed(
      status, witness, orElse: [KB_THREW: [.threw], KB_OBSERVED: [.threw, .released]], what())
  }

  /// - Parameter use: calls a function for states with the context of the witness.
  func malformed(
    state what: @autoclosure () -> String, _ use: (UnsafeMutableRawPointer) -> kb_status
  ) {
    let witness = Witness()
    expectMalformed(use(witness.context), witness, orElse: [KB_THREW: [.threw]], what())
  }

  /// - Parameter accepted: what has to come after each other status.
  private func expectMalformed(
    _ status: kb_status, _ witness: Witness, orElse accepted: [Int: [Witness.Told]],
    _ what: @autoclosure () -> String
  ) {
    let expected = accepted[Int(status)]
    if expected == nil { expect(status, KB_MALFORMED, what()) }
    outcomes.append(Outcome(what: what(), witness: witness, expected: expected ?? []))
  }
}
