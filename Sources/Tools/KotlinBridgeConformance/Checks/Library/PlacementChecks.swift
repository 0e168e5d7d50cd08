import CKotlinBridge
import Glibc
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let placementCheck = Check.library("K72") { check in
    let library = try check.subject.usable()
    guard library.hasFixtures, library.function("thread") != nil else {
      throw NotOffered("the fixtures' function 'thread'")
    }
    for round in 0..<20 {
      try await check.expectThread(library, KB_CALLER, "KB_CALLER", isOwn: true, round)
      try await check.expectThread(library, KB_DEFAULT, "KB_DEFAULT", isOwn: false, round)
      try await check.expectThread(library, KB_IO, "KB_IO", isOwn: false, round)
    }
    for _ in 0..<20 {
      try await check.expectCancelLater(library, KB_CALLER)
      try await check.expectCancelHere(library, KB_CALLER, tries: 1)
      try await check.expectCancelledCall(library, .later)
      try await check.expectCancelledCall(library, .here)
    }
    for placement in [KB_DEFAULT, KB_IO] {
      try await check.expectCancelLater(library, placement)
      // The flow may not wait yet when it is cancelled.
      try await check.expectCancelHere(library, placement, tries: 50)
    }
    try await check.expectThreadBesideBlockers(library)
  }
}

extension LibraryCheck {
  /// Fails unless a function that returns its thread runs on the one that calls it, or on another one.
  fileprivate func expectThread(
    _ library: TableClient, _ placement: kb_placement, _ name: String, isOwn: Bool, _ round: Int
  ) async throws {
    let told = Counter()
    let right = Counter()
    let caller = ShortLivedThread {
      let own = UInt64(pthread_self())
      let call = TableCall(library: library, cancel: .later) { event in
        if case .returned(let bytes) = event, bytes.count == 8 {
          let thread = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
          if (thread == own) == isOwn { _ = right.next() }
        }
        _ = told.next()
      }
      Forever.keep(call)
      try call.start(library.function("thread")!.id, arguments: [], placement: placement)
      // While the answer is on its way, no other thread may have this one's number.
      let end = ContinuousClock.now + settings.patience
      while told.value == 0, ContinuousClock.now < end { usleep(50) }
    }
    try caller.value()
    try expect(
      right.value == 1,
      "a function that runs \(isOwn ? "on the thread that calls it" : "on the library's pool"), with "
        + name,
      told.value == 0
        ? "no answer"
        : "\(isOwn ? "another thread" : "the thread that calls it"), in round \(round)")
  }

  /// Runs more Kotlin code that blocks with KB_IO than a pool for the cores has threads. Fails unless all of it
  /// runs at once, and leaves KB_DEFAULT a thread.
  fileprivate func expectThreadBesideBlockers(_ library: TableClient) async throws {
    let subject = CallbackSubject(library: library)
    let gate = Names.fresh("K72")
    defer { try? library.open(gate: gate) }
    let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 4) + 4, 48)
    let observations = try (0..<count).map { _ in
      let observation = Observation()
      let blocker = try subject.made(.blocks(burst: 1, times: 1, gate: gate), telling: observation)
      try blocker.start(demand: nil, on: KB_IO)
      Forever.keep(blocker)
      return observation
    }
    try await wait(
      for: "\(count) flows at once that block with KB_IO",
      until: { observations.allSatisfy { $0.tally.elements > 0 } },
      observed: { "\(observations.count { $0.tally.elements > 0 }) of them" })
    try await expectThread(library, KB_DEFAULT, "KB_DEFAULT beside them", isOwn: false, 0)
    try library.open(gate: gate)
    for observation in observations {
      try await wait(observation, for: "the release of a flow that blocked", rule: "K35") {
        $0.releases > 0
      }
    }
  }

  /// Cancels a call that waits. Fails unless its answer and its release come inside the cancel, on the thread
  /// that makes it, or nothing does.
  fileprivate func expectCancelledCall(
    _ library: TableClient, _ mode: TableCall.Cancel
  ) async throws {
    let counter = Names.fresh("K72")
    guard let never = library.function("neverReturns") else { return }
    let canceller = Guarded<pthread_t?>(nil)  // the thread that is inside the cancel
    let (inside, all) = (Counter(), Counter())
    let call = TableCall(library: library, cancel: mode) { _ in
      if canceller.value == pthread_self() { _ = inside.next() }
      _ = all.next()
    }
    try call.start(
      never.id, arguments: KotlinWriter.bytes(of: counter), placement: KB_CALLER)
    try await wait(for: "a call that waits") { try library.counter(counter) ?? 0 > 0 }
    try being(canceller) { try call.cancel() }
    try await wait(for: "the answer and the release of a call that was cancelled", rule: "K20") {
      all.value == 2
    }
    call.dispose()
    let expected = mode == .here ? 2 : 0
    try expect(
      inside.value == expected,
      mode == .here
        ? "the answer and the release of a call that waits, inside a cancel with KB_CANCEL_HERE"
        : "no callback of a call inside a cancel with KB_CANCEL_LATER",
      "\(inside.value) callbacks")
  }

  /// Fails if a cancel with KB_CANCEL_LATER runs a callback inside itself.
  fileprivate func expectCancelLater(
    _ library: TableClient, _ placement: kb_placement
  ) async throws {
    let cancelled = try await cancelled(library, placement, KB_CANCEL_LATER)
    try expect(
      cancelled.callbacks == 0, "no callback inside a cancel with KB_CANCEL_LATER",
      "\(cancelled.callbacks) callbacks, with \(placement.named)")
  }

  /// Cancels jobs that wait. Fails unless the release of one of them comes inside the cancel, on the thread that
  /// makes it.
  fileprivate func expectCancelHere(
    _ library: TableClient, _ placement: kb_placement, tries: Int
  ) async throws {
    for _ in 0..<tries {
      if try await cancelled(library, placement, KB_CANCEL_HERE).releases == 1 { return }
    }
    throw CheckFailure(
      expected: "the release of a job that waits, inside a cancel with KB_CANCEL_HERE",
      observed: "it came later, in \(tries) of \(tries) tries with \(placement.named)")
  }

  /// Cancels a job that waits. Returns how many callbacks, and how many releases, came inside the cancel on the
  /// thread that makes it.
  private func cancelled(
    _ library: TableClient, _ placement: kb_placement, _ mode: kb_cancel_mode
  ) async throws -> (callbacks: Int, releases: Int) {
    let subject = CallbackSubject(library: library)
    let canceller = Guarded<pthread_t?>(nil)  // the thread that is inside the cancel
    let (callbacks, releases) = (Counter(), Counter())
    let observation = Observation { event in
      guard canceller.value == pthread_self() else { return }
      _ = callbacks.next()
      if event.isRelease { _ = releases.next() }
    }
    // The job before may still be counted while its release runs.
    try await wait(for: "no live job") { try subject.liveJobs() ?? 0 == 0 }
    let subscription = try subject.made(.never, telling: observation)
    try subscription.start(demand: nil, on: placement)
    try await wait(for: "one live job") { try subject.liveJobs() ?? 0 > 0 }
    if placement != KB_CALLER { try await Task.sleep(for: .milliseconds(1)) }
    let status = being(canceller) { subscription.statusOfCancel(mode) }
    try expect(status == KB_OK, "KB_OK from a cancel", status.named)
    try await wait(observation, for: "the release of a flow that waited", rule: "K35") {
      $0.releases > 0
    }
    subscription.dispose()
    return (Int(callbacks.value), Int(releases.value))
  }

  /// Runs the body without a point where the task could change its thread, which `canceller` is meanwhile.
  private func being<Value>(
    _ canceller: Guarded<pthread_t?>, _ body: () throws -> Value
  ) rethrows -> Value {
    canceller.value = pthread_self()
    defer { canceller.value = nil }
    return try body()
  }
}
