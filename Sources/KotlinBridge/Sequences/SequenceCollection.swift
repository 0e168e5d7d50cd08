internal import Dispatch
import KotlinBridgeLocks

/// One iteration over a sequence of Swift's, for whoever collects it: Kotlin, or a form of `KotlinFlow`.
///
/// It is the executor of its task, too. What a request starts or resumes runs inside that request, on its
/// thread, until it suspends; what others resume runs on a global queue.
///
/// `lock` protects everything that is mutable. Nothing is called or resumed under it.
final class SequenceCollection: SwiftIteration, TaskExecutor, @unchecked Sendable {
  let job: UInt64
  private let flow: AnySwiftFlow
  private let consumer: any SequenceConsumer
  /// Whether requests run the task.
  private let runsHere: Bool
  /// Nil unless somebody traces the library that collects.
  private let tracked: TrackedWork?
  /// Forgets the job.
  private let ended: @Sendable (UInt64) -> Void

  private let lock = Lock()
  private var demand: Int64 = 0
  private var task: Task<Void, Never>?
  private var isStarted = false
  private var isCancelled = false
  private var waiter: UnsafeContinuation<Void, Never>?
  /// The thread of the request that runs the task, and what it has to run.
  private var runner: Runner?
  /// Whether the task goes on on a global queue, also if a request has its thread.
  private var moves = false
  // Only the task uses it. To wait for a request is no suspension here: one that comes at once runs the task on the
  // same thread, inside the call of Kotlin's loop.
  private var budget = YieldBudget()

  private struct Runner {
    let thread = System.thread
    let began = System.monotonicNanoseconds()
    /// What its first element took to come is no reason to leave its thread.
    var hasElement = false
    var jobs: [UnownedJob] = []
  }

  /// How long a request may run the task, in nanoseconds, before that moves to another thread: whoever has
  /// asked has an element to consume.
  private static let longest: UInt64 = 50_000

  init(
    job: UInt64, of flow: AnySwiftFlow, for consumer: any SequenceConsumer, isRendezvous: Bool,
    runsHere: Bool, tracked: TrackedWork?, ended: @escaping @Sendable (UInt64) -> Void
  ) {
    self.job = job
    self.flow = flow
    self.consumer = consumer
    self.runsHere = runsHere
    self.tracked = tracked
    self.ended = ended
    super.init(isRendezvous: isRendezvous)
  }

  // MARK: - The consumer

  /// Allows so many more elements. The first request begins the iteration.
  func request(_ count: Int64) {
    tracked?.requested(count)
    let isFirst = lock.withLock {
      let (sum, isTooMuch) = demand.addingReportingOverflow(count)
      demand = isTooMuch ? .max : sum
      if isStarted || isCancelled { return false }
      isStarted = true
      return true
    }
    running { isFirst ? start() : takeWaiter()?.resume() }
  }

  /// Cancels the task on this thread, which may run handlers of the user's, and ends the iteration.
  func cancelHere() {
    guard let cancelled = beginCancel() else { return }
    tracked?.cancelled("by Kotlin")
    cancel(cancelled)
  }

  /// The same on another thread: the caller may hold any lock.
  func cancelLater() {
    guard let cancelled = beginCancel() else { return }
    DispatchQueue.global().async { self.cancel(cancelled) }
  }

  /// What a cancel finds.
  private enum Cancelled {
    case unstarted
    case running(Task<Void, Never>?)
  }

  /// Nil if it is cancelled already.
  private func beginCancel() -> Cancelled? {
    lock.withLock {
      if isCancelled { return nil }
      isCancelled = true
      return isStarted ? .running(task) : .unstarted
    }
  }

  private func cancel(_ cancelled: Cancelled) {
    switch cancelled {
    case .unstarted: end(with: nil)
    case .running(let task):
      task?.cancel()
      takeWaiter()?.resume()
    }
  }

  private func start() {
    let task = Task.detached(executorPreference: self) { [self] in
      do {
        try await flow.iterate(for: self)
        end(with: nil)
      } catch {
        end(with: error)
      }
    }
    // It may have ended, or have been cancelled meanwhile.
    let isCancelled = lock.withLock {
      self.task = task
      return self.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  private func takeWaiter() -> UnsafeContinuation<Void, Never>? {
    lock.withLock {
      defer { waiter = nil }
      return waiter
    }
  }

  // MARK: - The iteration

  nonisolated(nonsending) override func wantsNext() async -> Bool {
    if isRendezvous { return await wantsElement() }
    return lock.withLock { !isCancelled }
  }

  nonisolated(nonsending) override func wantsElement() async -> Bool {
    if budget.isUsedUp() || isTooLong {
      lock.withLock { moves = true }
      await Task.yield()
    }
    while true {
      let wanted: Bool? = lock.withLock { isCancelled ? false : demand > 0 ? true : nil }
      if let wanted { return wanted }
      await withUnsafeContinuation { waiter in
        let isWaiting = lock.withLock {
          if isCancelled || demand > 0 { return false }
          self.waiter = waiter
          return true
        }
        if !isWaiting { waiter.resume() }
      }
    }
  }

  /// Whether a request has run the task for long.
  private var isTooLong: Bool {
    guard runsHere else { return false }
    let began = lock.withLock { runner?.hasElement == true ? runner?.began : nil }
    guard let began else { return false }
    return System.monotonicNanoseconds() &- began > Self.longest
  }

  override func bring(_ write: (inout KotlinWriter) -> Void) throws(KotlinError) {
    let isWanted = lock.withLock {
      if isCancelled { return false }
      if demand != .max { demand -= 1 }
      runner?.hasElement = true
      return true
    }
    if !isWanted { return }
    try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      writer.bringsHolds = true
      write(&writer)
      let bytes = try writer.finish()
      if let module = writer.handles?.module { flow.module.value = module }
      writer.handles?.handOver()
      tracked?.received(1, size: bytes.count)
      consumer.brought(bytes)
    }
  }

  /// Ends the job and its trace first: whoever learns of the end may count the jobs at once.
  private func end(with error: (any Error)?) {
    let isCancelled = lock.withLock {
      task = nil
      return self.isCancelled
    }
    ended(job)
    if isCancelled {
      let isOfCancel = error.map { SwiftFailure.isCancellation($0, cancelled: true) } ?? true
      let unseen = isOfCancel ? nil : error
      tracked?.iterated(unseen: unseen)
      consumer.released(unseen: unseen)
      return
    }
    tracked?.iterated(error)
    if let error { consumer.failed(error) } else { consumer.completed() }
    consumer.released(unseen: nil)
  }

  // MARK: - As an executor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isRunHere = lock.withLock {
      defer { moves = false }
      guard !moves, runner?.thread == System.thread else { return false }
      runner?.jobs.append(job)
      return true
    }
    if isRunHere { return }
    DispatchQueue.global().async { self.run(job) }
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  /// Calls `body`, and then runs what that has enqueued, and what this enqueues.
  private func running(_ body: () -> Void) {
    let isRunner = lock.withLock {
      if !runsHere || runner != nil { return false }
      runner = Runner()
      return true
    }
    body()
    if !isRunner { return }
    while let next = lock.withLock({ takeJob() }) { run(next) }
  }

  /// The next job of the request; nil ends its turn.
  private func takeJob() -> UnownedJob? {
    if let first = runner?.jobs.first {
      runner?.jobs.removeFirst()
      return first
    }
    runner = nil
    return nil
  }
}
