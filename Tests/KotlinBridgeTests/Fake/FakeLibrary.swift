import CKotlinBridge
import KotlinBridge
import Synchronization
import Testing

/// A library that exists only in the test: it offers what its manifest says, records what Swift asks
/// of it, and does in answer what the test's closures do, on whatever thread.
///
/// `lock` protects all that is mutable; the closures are called without it.
final class FakeLibrary: @unchecked Sendable {
  typealias Script = @Sendable (FakeJob) -> Void

  /// The functions of the table, to refuse them by.
  enum Function: CaseIterable {
    case manifest, subscribe, request, cancel, call, stateValue, stateSet, stateCompareAndSet
    case counters, collectGarbage
  }

  /// What was set, or compared and set, of a state flow.
  struct StateChange: Equatable {
    var flow: Int
    var arguments: [UInt8]
    var expected: [UInt8]?
    var value: [UInt8]
  }

  /// Upper half of every id and handle, which tells the C functions whose they are.
  let number: UInt32
  let manifest: [UInt8]
  private let lock = Lock()
  private var script: [String: Script] = [:]
  private var statuses: [Function: kb_status] = [:]
  private var allJobs: [FakeJob] = []
  private var state: [UInt8] = []
  private var changes: [StateChange] = []
  private var inPlace: kb_answer?

  private static let count = Atomic<UInt32>(0)

  /// `manifest` gets the number that the ids of its flows and functions begin with.
  init(manifest: (_ number: UInt32) -> String = FakeManifest.usual) {
    number = FakeLibrary.count.wrappingAdd(1, ordering: .relaxed).newValue
    self.manifest = Array(manifest(number << 16).utf8)
    FakeTable.register(self)
  }

  deinit {
    FakeTable.unregister(number)
  }

  /// The library as Swift sees it.
  func open() throws(KotlinError) -> KotlinLibrary {
    let result = FakeTable.$current.withValue(self) {
      Result { () throws(KotlinError) in try KotlinLibrary(linked: { FakeTable.pointer }) }
    }
    return try result.get()
  }

  /// Calls functions of the table that have no id to find the fake by.
  func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
    try FakeTable.$current.withValue(self, operation: body)
  }

  // MARK: - What the test says

  /// What happens inside `subscribe`, before it returns.
  func whenSubscribed(_ script: @escaping Script) { set("subscribe", script) }
  /// What happens inside `request`; the job's history ends with that request.
  func whenRequested(_ script: @escaping Script) { set("request", script) }
  /// What happens inside `cancel`; the job's history ends with that cancel.
  func whenCancelled(_ script: @escaping Script) { set("cancel", script) }
  /// What happens inside `call`, before it returns.
  func whenCalled(_ script: @escaping Script) { set("call", script) }

  /// From now on every call is answered in place: the `size` of these bytes, unless the library lies.
  func answerInPlace(_ bytes: [UInt8], size: Int64? = nil, job: UInt64 = 0) {
    var answer = kb_answer()
    withUnsafeMutableBytes(of: &answer.value) { $0.copyBytes(from: bytes) }
    answer.size = size ?? Int64(bytes.count)
    answer.job = job
    lock.withLock { inPlace = answer }
  }

  /// From now on the function does nothing but return this status.
  func refuse(_ function: Function, with status: kb_status) {
    lock.withLock { statuses[function] = status }
  }

  /// The bytes that every state flow has for its value.
  var stateBytes: [UInt8] {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }

  // MARK: - What Swift has asked

  /// All subscriptions and calls that were accepted, in order.
  var jobs: [FakeJob] { lock.withLock { allJobs } }

  /// The one job there was.
  func onlyJob(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> FakeJob {
    let jobs = jobs
    try #require(jobs.count == 1, sourceLocation: sourceLocation)
    return jobs[0]
  }

  var stateChanges: [StateChange] { lock.withLock { changes } }

  /// Fails unless every job has been released and Swift has let go of what it gave the library.
  func expectNothingLeft(_ sourceLocation: SourceLocation = #_sourceLocation) async {
    let jobs = jobs
    let unreleased = jobs.filter { !$0.isReleased }.count
    #expect(unreleased == 0, "jobs that were not released", sourceLocation: sourceLocation)
    // The task that has just ended may be letting go at this moment.
    for _ in 0..<100_000 where jobs.contains(where: \.isObserved) { await Task.yield() }
    let observed = jobs.filter(\.isObserved).count
    #expect(observed == 0, "observers that are still alive", sourceLocation: sourceLocation)
  }

  // MARK: - What the table calls

  func status(of function: Function) -> kb_status { lock.withLock { statuses[function] ?? 0 } }

  var answerInPlace: kb_answer? { lock.withLock { inPlace } }

  func run(_ name: String, _ job: FakeJob) {
    lock.withLock { script[name] }?(job)
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

  func compareAndSetState(_ change: StateChange) -> Bool {
    lock.withLock {
      changes.append(change)
      if let expected = change.expected, expected != state { return false }
      state = change.value
      return true
    }
  }

  private func set(_ name: String, _ script: @escaping Script) {
    lock.withLock { self.script[name] = script }
  }
}
