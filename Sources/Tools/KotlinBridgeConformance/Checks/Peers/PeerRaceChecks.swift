import CKotlinBridge
import Dispatch
import KotlinBridgeLocks
import KotlinBridgeTools

/// Where in a suspended call a cancel comes.
private enum CancelPoint: CaseIterable {
  case beforeJob, beforeFirstSuspension, beforeAnswer, whileAnswering, afterAnswer

  var words: String {
    switch self {
    case .beforeJob: "before the host has reported its job"
    case .beforeFirstSuspension: "before the first suspension"
    case .beforeAnswer: "before the host's answer"
    case .whileAnswering: "while the host answers"
    case .afterAnswer: "after the host's answer"
    }
  }

  /// Whether the host has to hear of it.
  var reachesHost: Bool { self != .whileAnswering && self != .afterAnswer }
}

extension PeerCheck {
  /// Cancels at each point of a call, which gates force. Fails unless the host hears of each cancel
  /// that comes before its answer, and its value is returned.
  func expectCancelAtEachPoint() async throws {
    try await eachRound(atMost: 50) { _ in
      for point in CancelPoint.allCases {
        for mode in [KB_CANCEL_LATER, KB_CANCEL_HERE] { try await expectCancel(at: point, mode) }
      }
    }
    host.reset()
  }

  private func expectCancel(at point: CancelPoint, _ mode: kb_cancel_mode) async throws {
    let (reached, goes) = (Gate(), Gate())
    let told = Guarded<Set<kb_job>>([])
    let latest = Guarded<SuspendedPeerCall?>(nil)
    host.whenCancelled { job in told.withLock { _ = $0.insert(job) } }
    host.whenCalled { [patience] call in
      if point == .beforeJob {
        reached.open()
        _ = goes.pass(within: patience)
      }
      guard let suspended = call.suspend() else { return kb_status(KB_UNSUPPORTED) }
      if suspended.wasCancelledEarly { told.withLock { _ = $0.insert(suspended.job) } }
      latest.value = suspended
      if point == .beforeFirstSuspension {
        reached.open()
        _ = goes.pass(within: patience)
      }
      return kb_status(KB_OBSERVED)
    }
    // On the pool, so that the call can be cancelled while the host's entry runs.
    let wait = try library.later(library.make(), 1, KB_DEFAULT)
    wait.start()
    if point == .beforeJob || point == .beforeFirstSuspension {
      try await self.wait(for: "a call of the host's entry", until: { reached.isOpen })
      try await expectReturn(of: "a cancel \(point.words)") { wait.cancel(mode) }
      goes.open()
    }
    try await self.wait(for: "a call of the host", until: { latest.value != nil })
    let call = latest.value!
    if point == .beforeAnswer { wait.cancel(mode) }
    if point.reachesHost {
      try await self.wait(
        for: "a cancel of the host's job, of a call that was cancelled \(point.words)",
        until: { told.value.contains(call.job) }, observed: { wait.line })
    }
    call.answer([9, 0, 0, 0, 0, 0, 0, 0]) {
      if point == .whileAnswering { wait.cancel(mode) }
    }
    if point == .afterAnswer { wait.cancel(mode) }
    try await expectEnd(
      of: wait, toGive: { $0 == .returned(9) },
      "the value 9 of a call that was cancelled \(point.words)")
  }

  /// Cancels on one thread and answers on another, at random moments. Fails unless each call has one
  /// answer: the value, or the cancellation if the host was not called.
  func raceCancelAgainstAnswer() async throws {
    var random = random
    let calls = DispatchQueue(label: "answers")
    let cancels = DispatchQueue(label: "cancels")
    try await eachRound { round in
      let pauses = (0..<3).map { _ in random.moment() }
      let mode = round.lowerBound % 2 == 0 ? KB_CANCEL_LATER : KB_CANCEL_HERE
      let isCalled = Guarded(false)
      whenSuspended { call in
        isCalled.value = true
        calls.async {
          keepThreadBusy(pauses[0])
          call.answer(9)
        }
        keepThreadBusy(pauses[1])
      }
      let wait = try library.later(
        library.make(), 1, round.lowerBound % 4 < 2 ? KB_CALLER : KB_DEFAULT)
      cancels.async {
        while !wait.hasJob, !wait.isOver {}
        keepThreadBusy(pauses[2])
        wait.cancel(mode)
      }
      wait.start()
      try await expectEnd(
        of: wait, toGive: { $0 == .returned(9) || isCancellation($0) && !isCalled.value },
        "the host's value of a call that was cancelled around its answer, round \(round.lowerBound)"
      )
    }
    host.reset()
  }
}
