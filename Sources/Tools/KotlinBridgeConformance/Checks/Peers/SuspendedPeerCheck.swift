import CKotlinBridge
import KotlinBridgeLocks

extension PeerCheck {
  /// A call of a member that suspends, and the host's side of it.
  struct Suspended: Sendable {
    let wait: PeerWait
    let call: SuspendedPeerCall
  }

  /// What comes of the next call of a member that suspends.
  func whenSuspended(
    _ body: @escaping @Sendable (SuspendedPeerCall) -> Void
  ) {
    host.whenCalled { call in
      guard call.shape == .later else { return call.answerAsUsual() }
      guard let suspended = call.suspend() else { return kb_status(KB_UNSUPPORTED) }
      body(suspended)
      return kb_status(KB_OBSERVED)
    }
  }

  /// Makes a call that the host has begun with and has not answered.
  func suspended(_ placement: kb_placement = KB_CALLER) async throws -> Suspended {
    let latest = Guarded<SuspendedPeerCall?>(nil)
    whenSuspended { latest.value = $0 }
    let wait = try library.later(library.make(), 1, placement)
    wait.start()
    try await self.wait(
      for: "a call of the host", until: { latest.value != nil }, observed: { wait.line })
    return Suspended(wait: wait, call: latest.value!)
  }

  /// Makes such a call and cancels it, until the host has been told.
  func cancelled(
    _ mode: kb_cancel_mode = KB_CANCEL_LATER, _ placement: kb_placement = KB_CALLER
  ) async throws -> Suspended {
    let cancels = Guarded<[kb_job]>([])
    host.whenCancelled { job in cancels.withLock { $0.append(job) } }
    let suspended = try await suspended(placement)
    suspended.wait.cancel(mode)
    try await wait(
      for: "a cancel of the host's job", until: { !cancels.value.isEmpty },
      observed: { suspended.wait.line })
    try expect(
      cancels.value.allSatisfy { $0 == suspended.call.job }, "a cancel of the job that runs",
      "a cancel of \(cancels.value.map(hex))")
    return suspended
  }

  /// Waits for the release of a call. Fails unless it had this one answer.
  func expectEnd(
    of wait: PeerWait, toGive answer: (PeerWait.Event) -> Bool, _ words: String
  ) async throws {
    try await self.wait(
      for: words, until: { wait.isOver }, observed: { wait.line })
    let history = wait.history
    try expect(
      history.count == 2 && answer(history[0]) && history[1] == .released,
      "\(words), once, and its release", wait.line)
  }

  /// Lets the library's pool run other calls to their ends: what is about to come has come then. Without a function
  /// for that, some time passes.
  func letOthersRun() async throws {
    guard library.functions.has(.later) else { return try await Task.sleep(for: settings.late) }
    let busy = library.host
    for _ in 0..<20 {
      let done = Guarded(false)
      busy.whenCalled { call in
        done.value = true
        return call.answerAsUsual()
      }
      let wait = try library.later(library.make(), 1, KB_DEFAULT)
      wait.start()
      try await self.wait(for: "another call", until: { done.value && wait.isOver })
    }
  }
}

/// Whether an answer is a cancellation.
@Sendable func isCancellation(_ event: PeerWait.Event) -> Bool {
  if case .failed(let thrown) = event { thrown.code == KB_CANCELLED } else { false }
}
