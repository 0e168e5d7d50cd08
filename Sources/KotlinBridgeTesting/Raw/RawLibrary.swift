package import KotlinBridge

/// A library that exists only in the process: it records what Swift asks of it, and does in answer what
/// its closures do, wrong things too, on whatever thread.
///
/// `lock` protects all that is mutable; the closures are called without it.
package final class RawLibrary: LibraryHost, @unchecked Sendable {
  package typealias Script = @Sendable (FakeJob) -> Void
  package typealias StateRead =
    @Sendable (_ index: Int, _ arguments: [UInt8]) throws(KotlinError) -> [UInt8]
  package typealias StateChanging = @Sendable (StateChange) throws(KotlinError) -> Bool

  /// The functions of the table, to refuse them by.
  package enum Function: CaseIterable, Sendable {
    case manifest, subscribe, request, cancel, call, stateValue, stateSet, stateCompareAndSet
    case counters, collectGarbage
  }

  /// What Swift does with a job.
  package enum Event: Sendable {
    case subscribed
    case requested(Int64)
    case cancelledLater, cancelledHere
  }

  package struct InPlace: Sendable {
    package var bytes: [UInt8]
    package var size: Int64
    package var job: UInt64

    package init(_ bytes: [UInt8], size: Int64? = nil, job: UInt64 = 0) {
      self.bytes = bytes
      self.size = size ?? Int64(bytes.count)
      self.job = job
    }
  }

  /// How a call is answered: without any job, or by what a script does with one.
  package enum CallPlan {
    case inPlace(InPlace)
    case observed(Script)
  }

  /// What was set, or compared and set, of a state flow.
  package struct StateChange: Equatable, Sendable {
    package var flow: Int
    package var arguments: [UInt8]
    package var expected: [UInt8]?
    package var value: [UInt8]

    package init(flow: Int, arguments: [UInt8], expected: [UInt8]?, value: [UInt8]) {
      self.flow = flow
      self.arguments = arguments
      self.expected = expected
      self.value = value
    }
  }

  private let lock = Lock()
  private var json: [UInt8] = []
  private var onEvent: @Sendable (Event, FakeJob) -> Void = { _, _ in }
  private var onCall: @Sendable (_ index: Int, _ arguments: [UInt8]) -> CallPlan
  private var onStateRead: StateRead = { _, _ in [] }
  private var onStateChange: StateChanging = { _ in false }
  private var statuses: [Function: Int32] = [:]
  private var allJobs: [FakeJob] = []

  // Both are written by `init` only.
  /// Upper half of every id and handle, which tells the C functions whose they are.
  package private(set) var number: UInt32 = 0
  /// The address of the table.
  package private(set) var table: UnsafeMutableRawPointer! = nil

  package init() {
    onCall = { _, _ in .observed { _ in } }
    (number, table) = FakeTable.register(self)
  }

  deinit {
    KotlinTrace.forget(table)
    FakeTable.unregister(number, table)
  }

  /// The library as Swift sees it, which keeps this alive.
  package func open() throws(KotlinError) -> KotlinLibrary {
    try KotlinLibrary(hostedBy: self, table: table)
  }

  package func asCurrent(_ body: () -> Void) {
    FakeTable.$current.withValue(self, operation: body)
  }

  // MARK: - What it does

  /// What it says that it offers, as JSON. The ids of its flows and functions begin with `firstID`.
  package var manifest: [UInt8] {
    get { lock.withLock { json } }
    set { lock.withLock { json = newValue } }
  }

  package var firstID: UInt32 { number << 16 }

  /// What happens inside the functions of the table that are about a job, before they return.
  package func when(_ happens: @escaping @Sendable (Event, FakeJob) -> Void) {
    lock.withLock { onEvent = happens }
  }

  /// How calls are answered, by the index of the function and its arguments.
  package func whenCalled(_ plan: @escaping @Sendable (Int, [UInt8]) -> CallPlan) {
    lock.withLock { onCall = plan }
  }

  /// What state flows have for their value, by the index of the flow and its arguments.
  package func whenStateIsRead(_ value: @escaping StateRead) {
    lock.withLock { onStateRead = value }
  }

  /// Returns whether the value was set.
  package func whenStateIsSet(_ set: @escaping StateChanging) {
    lock.withLock { onStateChange = set }
  }

  /// From now on the function does nothing but return this status; a cancel is recorded all the same.
  package func refuse(_ function: Function, with status: Int32) {
    lock.withLock { statuses[function] = status }
  }

  // MARK: - What Swift has asked

  /// All subscriptions and calls that were accepted, in order.
  package var jobs: [FakeJob] { lock.withLock { allJobs } }

  // MARK: - What the table calls

  func status(of function: Function) -> Int32 { lock.withLock { statuses[function] ?? 0 } }

  func run(_ event: Event, _ job: FakeJob) {
    lock.withLock { onEvent }(event, job)
  }

  func plan(_ index: Int, _ arguments: [UInt8]) -> CallPlan {
    lock.withLock { onCall }(index, arguments)
  }

  func stateValue(_ index: Int, _ arguments: [UInt8]) throws(KotlinError) -> [UInt8] {
    try lock.withLock { onStateRead }(index, arguments)
  }

  func changeState(_ change: StateChange) throws(KotlinError) -> Bool {
    try lock.withLock { onStateChange }(change)
  }

  /// Makes a job. Its index is the lower half of its handle.
  func accept(_ make: (_ handle: UInt64) -> FakeJob) -> FakeJob {
    lock.withLock {
      let job = make(UInt64(number) << 32 | UInt64(allJobs.count + 1))
      allJobs.append(job)
      return job
    }
  }

  func job(_ handle: UInt64) -> FakeJob? {
    let index = Int(handle & 0xffff_ffff) - 1
    let job = lock.withLock { allJobs.indices.contains(index) ? allJobs[index] : nil }
    return job?.isReleased == false ? job : nil
  }
}
