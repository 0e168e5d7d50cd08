import CKotlinBridge
import Glibc
import KotlinBridge
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
      try await check.expectCancel(library, KB_CANCEL_LATER)
      try await check.expectCancel(library, KB_CANCEL_HERE)
    }
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

  /// Cancels a job that waits. Fails unless its release comes inside the call, or no callback does.
  fileprivate func expectCancel(_ library: TableClient, _ mode: kb_cancel_mode) async throws {
    let subject = CallbackSubject(library: library)
    let canceller = UInt(pthread_self())
    let (isCancelling, inside) = (Counter(), Counter())
    let observation = Observation { _ in
      if isCancelling.value == 1, UInt(pthread_self()) == canceller { _ = inside.next() }
    }
    let jobs = try subject.liveJobs() ?? 0
    let subscription = try subject.made(.never, telling: observation)
    try subscription.start(demand: nil, placement: .caller)
    try await wait(for: "one job more") { try subject.liveJobs() ?? 0 > jobs }
    try cancelHere(subscription, mode, library, isCancelling, canceller, observation)
    try await wait(observation, for: "the release of a flow that waited", rule: "K35") {
      $0.releases > 0
    }
    subscription.dispose()
    if mode == KB_CANCEL_LATER {
      try expect(
        inside.value == 0, "no callback inside a cancel with KB_CANCEL_LATER",
        observation.events.line)
    }
  }

  /// Without a point where the task could change its thread.
  private func cancelHere(
    _ subscription: TableSubscription, _ mode: kb_cancel_mode, _ library: TableClient,
    _ isCancelling: Counter, _ canceller: UInt, _ observation: Observation
  ) throws {
    _ = isCancelling.next()
    let status = library.table.pointee.cancel(
      library.table.pointee.context, subscription.handle, mode)
    let isReleased = observation.tally.releases > 0
    _ = isCancelling.next()
    try expect(status == KB_OK, "KB_OK from a cancel", status.named)
    if mode == KB_CANCEL_HERE {
      try expect(
        isReleased, "the release of a job that waits, inside a cancel with KB_CANCEL_HERE",
        observation.events.line)
    }
  }
}
