import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let declaredCallChecks: [Check] = [
    .declared("K20", .call) { check in
      if check.subject.calls.isEmpty { throw NotOffered("a function named with --call") }
      var random = check.random
      for call in check.subject.calls {
        let placements = [KB_CALLER, KB_DEFAULT, KB_IO]
        for placement in placements {
          try await check.expectOneAnswer(
            of: call, placement, cancelledAfter: nil)
        }
        for round in 0..<max(1, min(check.rounds, 10)) {
          let moment = round == 0 ? .zero : random.moment()
          try await check.expectOneAnswer(
            of: call, placements[round % 3],
            cancelledAfter: moment)
        }
      }
    }
  ]
}

extension DeclaredCheck {
  /// Fails unless a function has exactly one answer, whatever that is.
  fileprivate func expectOneAnswer(
    of declared: DeclaredCall, _ placement: kb_placement,
    cancelledAfter moment: Duration?
  ) async throws {
    let observation = Observation()
    let call = TableCall(library: subject.library, cancel: .later) { told in
      switch told {
      case .returned: observation.called(.element(0))
      case .failed(let failure): observation.called(.failed(failure))
      case .released(let unseen): observation.called(.released(unseen))
      }
    }
    var isOver = false
    defer { if isOver { call.dispose() } else { Forever.keep(call) } }
    try call.start(declared.function.id, arguments: declared.arguments, placement: placement)
    observation.mark(.subscribed)
    if let moment {
      keepThreadBusy(moment)
      try call.cancel()
      observation.mark(.cancelled)
    }
    let expected = "one answer of '\(declared.name)' and then one release, or one in place"
    try await wait(observation, for: expected) { events in
      events.contains(where: \.isAnswer)
        && (!call.tellsRelease || events.contains(where: \.isRelease))
    }
    try await calmDown(observation, for: .milliseconds(2))
    let told = observation.told
    let isRight =
      told.first.map { $0.isAnswer && !$0.isFailure(.misuse) } == true
      && told.dropFirst() == (call.tellsRelease ? [.released(nil)] : [])
    try expect(isRight, expected, observation.events.line)
    isOver = true
  }
}
