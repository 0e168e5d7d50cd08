import KotlinBridge
import KotlinBridgeTesting
import Testing

/// A library that does in answer to Swift what the test's closures do, whatever that is.
///
/// `lock` protects all that is mutable; the closures are called without it.
final class ScriptedLibrary: @unchecked Sendable {
  typealias Function = RawLibrary.Function
  typealias Script = RawLibrary.Script

  let raw = RawLibrary()
  private let lock = Lock()
  private var state: [UInt8] = []
  private var failure: KotlinError?
  private var changes: [RawLibrary.StateChange] = []
  private var onSubscribe: Script?
  private var onRequest: Script?
  private var onCancel: Script?

  /// `manifest` gets the number that the ids of its flows and functions begin with.
  init(manifest: (_ firstID: UInt32) -> String = FakeManifest.usual) {
    raw.manifest = Array(manifest(raw.firstID).utf8)
    raw.when { [weak self] event, job in self?.run(event, job) }
    raw.whenStateIsRead { [weak self] (_, _) throws(KotlinError) in
      if let failure = self?.stateFailure { throw failure }
      return self?.stateBytes ?? []
    }
    raw.whenStateIsSet { [weak self] (change) throws(KotlinError) in
      if let failure = self?.stateFailure { throw failure }
      return self?.changeState(change) ?? false
    }
  }

  /// The library as Swift sees it.
  func open() throws(KotlinError) -> KotlinLibrary { try raw.open() }

  // MARK: - What the test says

  /// What happens inside `subscribe`, before it returns.
  func whenSubscribed(_ script: @escaping Script) { lock.withLock { onSubscribe = script } }
  /// What happens inside `request`; the job's history ends with that request.
  func whenRequested(_ script: @escaping Script) { lock.withLock { onRequest = script } }
  /// What happens inside `cancel`; the job's history ends with that cancel.
  func whenCancelled(_ script: @escaping Script) { lock.withLock { onCancel = script } }
  /// What happens inside `call`, before it returns.
  func whenCalled(_ script: @escaping Script) { raw.whenCalled { _, _ in .observed(script) } }

  /// From now on every call is answered in place: the `size` of these bytes, unless the library lies.
  func answerInPlace(_ bytes: [UInt8], size: Int64? = nil, job: UInt64 = 0) {
    raw.whenCalled { _, _ in .inPlace(RawLibrary.InPlace(bytes, size: size, job: job)) }
  }

  /// From now on the function does nothing but return this status.
  func refuse(_ function: Function, with status: Int32) { raw.refuse(function, with: status) }

  /// The bytes that every state flow has for its value.
  var stateBytes: [UInt8] {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }

  /// What Kotlin throws whenever a state flow is read or set.
  var stateFailure: KotlinError? {
    get { lock.withLock { failure } }
    set { lock.withLock { failure = newValue } }
  }

  // MARK: - What Swift has asked

  /// All subscriptions and calls that were accepted, in order.
  var jobs: [FakeJob] { raw.jobs }

  /// The one job there was.
  func onlyJob(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> FakeJob {
    let jobs = jobs
    try #require(jobs.count == 1, sourceLocation: sourceLocation)
    return jobs[0]
  }

  var stateChanges: [RawLibrary.StateChange] { lock.withLock { changes } }

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

  private func run(_ event: RawLibrary.Event, _ job: FakeJob) {
    let script = lock.withLock {
      switch event {
      case .subscribed: onSubscribe
      case .requested: onRequest
      case .cancelledLater, .cancelledHere: onCancel
      }
    }
    script?(job)
  }

  private func changeState(_ change: RawLibrary.StateChange) -> Bool {
    lock.withLock {
      changes.append(change)
      if let expected = change.expected, expected != state { return false }
      state = change.value
      return true
    }
  }
}
