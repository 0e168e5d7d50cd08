import CKotlinBridge
import Glibc
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let blockingChecks: [Check] = [
    .flow("K33") { check in
      if check.has(.oneThread) {
        try await check.expectOneThread()
        throw NotOffered(
          "consumers that do not wait for each other: delivers=one-thread says that all callbacks run on "
            + "one thread, so a consumer that blocks stops all others")
      }
      let fixtures = (check.subject as? any FixturesSubject)?.fixtures
      let turnstile = Turnstile()
      defer { turnstile.open() }
      // Consumers of sequences would block the threads of Swift's pool, which does not grow.
      let isMany = fixtures != nil && check.subject.form != .sequence
      let behavior = try check.flow(isMany ? .counts(2) : .endless)
      let blocks = Counter()
      var (blocked, blocking): ([Observation], [WatchedFlow]) = ([], [])
      for _ in 0..<(isMany ? 200 : 1) {
        let held = HeldFlow()
        let observation = Observation { _ in
          // One that `subscribe` waits for would block the check, and no other consumer.
          if isMany ? held.isInSubscribe : !held.hasReturned() { return }
          _ = blocks.next()
          turnstile.pass()
        }
        blocked.append(observation)
        blocking.append(try held.subscribe { try check.start(behavior, observation) })
      }
      try await check.wait(for: "\(blocked.count) callbacks that block") {
        blocks.value >= blocked.count
      }
      do {
        try await check.expectOthersGoOn(beside: blocked.count)
      } catch var failure as CheckFailure
        where check.subject is ClassicSubject && failure.reference == nil
      {
        failure.observed += "; if the bridge uses one thread by design, state delivers=one-thread"
        throw failure
      }
      if let fixtures { try await check.expectCallsGoOn(fixtures) }
      turnstile.open()  // before the cancel, which may wait for callbacks
      if !isMany { for subscription in blocking { try subscription.cancel() } }
      try await check.waitForNoJobs()
      withExtendedLifetime(blocking) {}
    }
  ]
}

extension FlowCheck {
  /// Fails unless the callbacks of several subscriptions come on one thread.
  fileprivate func expectOneThread() async throws {
    let behavior = try flow(.counts(5))
    let threads = Guarded<Set<UInt>>([])
    let held = (0..<8).map { _ in HeldFlow() }
    let observations = held.map { held in
      Observation { _ in
        // The thread that subscribes is a place to run, too.
        if held.isInSubscribe { return }
        _ = threads.withLock { $0.insert(UInt(pthread_self())) }
      }
    }
    let subscriptions = try zip(held, observations).map { held, observation in
      try held.subscribe { try start(behavior, observation) }
    }
    for observation in observations {
      try await waitForElements(behavior.count!, observation)
      try await waitForEnd(observation)
    }
    for held in held { held.flow = nil }
    withExtendedLifetime(subscriptions) {}
    let count = threads.withLock(\.count)
    try expect(
      count <= 1, "all callbacks on one thread, as delivers=one-thread says", "\(count) threads")
  }

  /// Fails unless other flows count to their end, and a cancel reaches another one.
  fileprivate func expectOthersGoOn(
    beside blocked: Int
  ) async throws {
    let behavior = try flow(.counts(100))
    let others = (0..<3).map { _ in Observation() }
    let subscriptions = try others.map { try start(behavior, $0) }
    defer { withExtendedLifetime(subscriptions) {} }
    for other in others { try await waitForElements(behavior.count!, other, rule: nil) }
    guard let never = subject.offered(.never), try subject.liveJobs() != nil else { return }
    let subscription = try start(never, Observation())
    try subscription.cancel()
    try await wait(
      for: "the end of all jobs but those whose consumers block", rule: "K21",
      until: { try subject.liveJobs()! <= blocked })
  }

  /// Fails unless a call on the library's threads is answered, and one that waits for a timer.
  fileprivate func expectCallsGoOn(_ fixtures: TableClient) async throws {
    let delay = KotlinWriter.bytes(of: Duration.milliseconds(1), 7 as Int64)
    let calls: [(name: String, arguments: [UInt8])] = [("value", []), ("delayed", delay)]
    for call in calls {
      let isAnswered = Guarded(false)
      Task {
        _ = try await fixtures.answer(
          of: call.name, arguments: call.arguments, placement: KB_DEFAULT)
        isAnswered.withLock { $0 = true }
      }
      try await wait(for: "an answer of '\(call.name)' beside consumers that block") {
        isAnswered.withLock { $0 }
      }
    }
  }
}

/// Blocks threads until it opens, and then never again. Any thread may use it.
final class Turnstile: @unchecked Sendable {
  // Any thread may use a semaphore.
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func open() { sem_post(semaphore) }

  func pass() {
    while sem_wait(semaphore) != 0 {}
    sem_post(semaphore)
  }
}
