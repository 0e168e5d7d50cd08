import CKotlinBridge

extension Check {
  static let suspendedPeerChecks: [Check] = [
    .peer("K63") { check in
      _ = try check.library.functions(.later)
      try await check.expectOneAnswer()
      try await check.expectWaitForTheTask()
      try await check.expectCancelAtEachPoint()
      try await check.raceCancelAgainstAnswer()
    },

    .peer("K64") { check in
      _ = try check.library.functions(.later)
      try await check.expectAnswersWithoutCancel()
      try await check.expectAnswersAfterCancel()
    },
  ]
}

// MARK: - K63

extension PeerCheck {
  /// Fails unless a call is answered once, in place or later, and the host is called once for it.
  fileprivate func expectOneAnswer() async throws {
    for placement in [KB_CALLER, KB_DEFAULT] {
      host.reset()
      let before = host.callCount
      let wait = try library.later(library.make(), 5, placement)
      wait.start()
      let sum = PeerCall.number + 5
      try await expectEnd(of: wait, toGive: { $0 == .returned(sum) }, "\(sum), answered at once")
      let suspended = try await suspended(placement)
      try await letOthersRun()
      try expect(
        suspended.wait.history.isEmpty, "no answer before the host's", suspended.wait.line)
      suspended.call.answer(42)
      try await expectEnd(of: suspended.wait, toGive: { $0 == .returned(42) }, "42, answered later")
      let calls = host.callCount - before - 20  // without those of the others
      try expect(
        calls == 2, "one call of the host for each of two calls by Kotlin", "\(calls)")
    }
  }

  /// Fails unless a cancel reaches the host while its task runs, and Kotlin waits for the task's end.
  fileprivate func expectWaitForTheTask() async throws {
    for mode in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
      let suspended = try await cancelled(mode)
      try await letOthersRun()
      try expect(
        suspended.wait.history.isEmpty,
        "no answer from a call that was cancelled before the host's task has ended",
        suspended.wait.line)
      suspended.call.fail(PeerFailure(code: KB_CANCELLED))
      try await expectEnd(
        of: suspended.wait, toGive: isCancellation, "a cancellation when the task has ended")
    }
  }
}

// MARK: - K64

extension PeerCheck {
  /// Fails unless only a cancellation of the host's is one.
  fileprivate func expectAnswersWithoutCancel() async throws {
    let error = host.make(0)
    for (failure, words, isRight) in outcomes(of: error) {
      let suspended = try await suspended()
      suspended.call.fail(failure)
      try await expectEnd(of: suspended.wait, toGive: isRight, words)
      host.whenCalled { $0.fail(failure) }
      let wait = try library.later(library.make(), 1)
      wait.start()
      try await expectEnd(of: wait, toGive: isRight, "\(words), in place")
    }
    host.reset()
  }

  /// Fails unless a value that comes after a cancel is returned, and an error after it wins.
  fileprivate func expectAnswersAfterCancel() async throws {
    let error = host.make(0)
    for mode in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
      for placement in [KB_CALLER, KB_DEFAULT] {
        let returning = try await cancelled(mode, placement)
        returning.call.answer(9)
        try await expectEnd(
          of: returning.wait, toGive: { $0 == .returned(9) },
          "the value 9, which came after a cancel")
        for (failure, words, isRight) in outcomes(of: error) {
          let failing = try await cancelled(mode, placement)
          failing.call.fail(failure)
          try await expectEnd(of: failing.wait, toGive: isRight, "\(words), after a cancel")
        }
      }
    }
    host.reset()
  }

  /// What a host may throw, and what that has to be.
  private func outcomes(
    of error: kb_handle
  ) -> [(PeerFailure, String, @Sendable (PeerWait.Event) -> Bool)] {
    @Sendable func isError(_ event: PeerWait.Event) -> Bool {
      if case .failed(let thrown) = event {
        thrown.code == KB_FAILED && thrown.error == error
      } else {
        false
      }
    }
    let named = PeerFailure(type: "Swift.CancellationError", error: error)
    return [
      (PeerFailure(code: KB_CANCELLED), "a cancellation", isCancellation),
      (PeerFailure(error: error), "the error \(hex(error))", isError),
      (named, "the error \(hex(error)), whose type only sounds like a cancellation", isError),
      (
        PeerFailure(code: KB_TIMEOUT, error: error), "the error \(hex(error)), a time-out",
        { !isCancellation($0) && !($0 == .released) }
      ),
    ]
  }
}
