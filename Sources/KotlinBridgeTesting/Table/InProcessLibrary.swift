package import KotlinBridge
import KotlinBridgeLocks

/// A library that exists only in the process: it records what Swift asks of it, and answers by
/// running closures, which may do wrong things too, on any thread.
///
/// `lock` protects everything that changes; the closures are called without it.
package final class InProcessLibrary: TableHost, @unchecked Sendable {
  package typealias Script = @Sendable (FakeJob) -> Void
  package typealias Planning = @Sendable (_ index: Int, _ arguments: [UInt8]) -> CallPlan
  package typealias StateRead =
    @Sendable (_ index: Int, _ arguments: [UInt8]) throws(KotlinError) -> [UInt8]
  package typealias StateChanging = @Sendable (StateChange) throws(KotlinError) -> Bool

  private let lock = Lock()
  private var json: [UInt8] = []
  private var onEvent: @Sendable (JobEvent, FakeJob) -> Void = { _, _ in }
  private var onCall: Planning = { _, _ in .observed { _ in } }
  private var onStateRead: StateRead = { _, _ in [] }
  private var onStateChange: StateChanging = { _ in false }
  private var objects: FakeObjects?
  private var statuses: [TableFunction: Int32] = [:]
  private var allJobs: [FakeJob] = []

  // Written by `init` only.
  private var context: FakeContext! = nil

  package init() {
    context = FakeContext(of: self)
  }

  deinit { KotlinTrace.forget(table) }

  /// The address of the table.
  package var table: UnsafeMutableRawPointer { UnsafeMutableRawPointer(context.table) }

  /// The library as Swift sees it, which keeps this object alive.
  package func open() throws(KotlinError) -> KotlinLibrary {
    try KotlinLibrary(hostedBy: self, table: table)
  }

  // MARK: - What the library does

  /// What the library offers, as JSON.
  package var manifest: [UInt8] {
    get { lock.withLock { json } }
    set { lock.withLock { json = newValue } }
  }

  /// Sets what happens inside the functions of the table that are about a job, before they return.
  package func when(_ happens: @escaping @Sendable (JobEvent, FakeJob) -> Void) {
    lock.withLock { onEvent = happens }
  }

  /// Sets how calls are answered, by the index of the function and its arguments.
  package func whenCalled(_ plan: @escaping Planning) {
    lock.withLock { onCall = plan }
  }

  /// Sets the values of state flows, by the index of the flow and its arguments.
  package func whenStateIsRead(_ value: @escaping StateRead) {
    lock.withLock { onStateRead = value }
  }

  /// Sets what happens when Swift sets a state flow; `set` returns whether it was set.
  package func whenStateIsSet(_ set: @escaping StateChanging) {
    lock.withLock { onStateChange = set }
  }

  /// Hands out objects of these.
  func own(_ objects: FakeObjects) {
    lock.withLock { self.objects = objects }
  }

  /// From now on the function does nothing but return this status. A cancel is recorded all the
  /// same.
  package func refuse(_ function: TableFunction, with status: Int32) {
    lock.withLock { statuses[function] = status }
  }

  // MARK: - What the table calls

  package var jobs: [FakeJob] { lock.withLock { allJobs } }

  package func status(of function: TableFunction) -> Int32 {
    lock.withLock { statuses[function] ?? 0 }
  }

  package func run(_ event: JobEvent, _ job: FakeJob) {
    lock.withLock { onEvent }(event, job)
  }

  package func plan(_ index: Int, _ arguments: [UInt8]) -> CallPlan {
    lock.withLock { onCall }(index, arguments)
  }

  package func stateValue(_ index: Int, _ arguments: [UInt8]) throws(KotlinError) -> [UInt8] {
    try lock.withLock { onStateRead }(index, arguments)
  }

  package func changeState(_ change: StateChange) throws(KotlinError) -> Bool {
    try lock.withLock { onStateChange }(change)
  }

  package var heldObjects: Int { lock.withLock { objects }?.heldCount ?? 0 }

  package func hold(_ object: UInt64) -> Bool {
    lock.withLock { objects }?.hold(object) ?? false
  }

  package func release(_ object: UInt64) -> Bool {
    lock.withLock { objects }?.release(object) ?? false
  }

  /// Makes a job. Its handle is its place among all jobs.
  package func accept(_ make: (_ handle: UInt64) -> FakeJob) -> FakeJob {
    lock.withLock {
      let job = make(UInt64(allJobs.count + 1))
      allJobs.append(job)
      return job
    }
  }

  package func job(_ handle: UInt64) -> FakeJob? {
    let index = Int(handle) - 1
    let job = lock.withLock { allJobs.indices.contains(index) ? allJobs[index] : nil }
    return job?.isReleased == false ? job : nil
  }
}
