@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTesting
import TestHelpers
import Testing

/// A library that answers to Swift by running the closures of the test, whatever they do.
final class ScriptedLibrary: Sendable {
  typealias Function = TableFunction
  typealias Script = InProcessLibrary.Script

  private struct State {
    var bytes: [UInt8] = []
    var failure: KotlinError?
    var changes: [StateChange] = []
    var onSubscribe: Script?
    var onRequest: Script?
    var onCancel: Script?
  }

  let raw = InProcessLibrary()
  // No closure is called while the lock is held.
  private let state = Guarded(State())

  init(manifest: [UInt8] = scriptedManifest()) {
    raw.manifest = manifest
    raw.when { [state] event, job in
      let scripts = state.value
      switch event {
      case .subscribed: scripts.onSubscribe?(job)
      case .requested: scripts.onRequest?(job)
      case .cancelledLater, .cancelledHere: scripts.onCancel?(job)
      }
    }
    raw.whenStateIsRead { [state] (_, _) throws(KotlinError) in
      if let failure = state.value.failure { throw failure }
      return state.value.bytes
    }
    raw.whenStateIsSet { [state] (change) throws(KotlinError) in
      if let failure = state.value.failure { throw failure }
      return state.withLock {
        $0.changes.append(change)
        if let expected = change.expected, expected != $0.bytes { return false }
        $0.bytes = change.value
        return true
      }
    }
  }

  /// The library as Swift sees it.
  func open() throws(KotlinError) -> KotlinLibrary { try raw.open() }

  /// The flow 'numbers' of the library, opened anew.
  func numbers() throws(KotlinError) -> KotlinFlow<Int64> {
    try open().flow("numbers", of: Int64.self)
  }

  /// The library, opened anew, for code with the numbers of its manifest.
  func module() throws(KotlinError) -> KotlinModule { KotlinModule(asGenerated: try open()) }

  // MARK: - What the library does

  /// What happens inside `subscribe`, before it returns.
  func whenSubscribed(_ script: @escaping Script) { state.withLock { $0.onSubscribe = script } }
  /// What happens inside `request`; the job's history ends with that request.
  func whenRequested(_ script: @escaping Script) { state.withLock { $0.onRequest = script } }
  /// What happens inside `cancel`; the job's history ends with that cancel.
  func whenCancelled(_ script: @escaping Script) { state.withLock { $0.onCancel = script } }
  /// What happens inside `call`, before it returns.
  func whenCalled(_ script: @escaping Script) { raw.whenCalled { _, _ in .observed(script) } }

  /// Lets each subscription deliver these elements, complete and be released before `subscribe`
  /// returns.
  func complete(_ elements: Int64...) {
    whenSubscribed { job in
      for element in elements { job.deliver(element) }
      job.complete()
      job.release()
    }
  }

  /// Answers each call through its observer before `call` returns.
  func answerCalls<Value: KotlinValue & Sendable>(_ value: Value) {
    whenCalled { job in
      job.answer(value)
      job.release()
    }
  }

  /// Lets each subscription and each call fail at once; nil is a failure that says nothing.
  func failEverything(_ error: KotlinError?) {
    let fail: Script = { job in
      job.fail(error)
      job.release()
    }
    whenSubscribed(fail)
    whenCalled(fail)
  }

  /// Answers each call in place, with the size of these bytes unless `size` lies.
  func answerInPlace(_ bytes: [UInt8], size: Int64? = nil, lie: InPlaceAnswer.Lie? = nil) {
    raw.whenCalled { _, _ in .inPlace(InPlaceAnswer(bytes, size: size, lie: lie)) }
  }

  /// From now on the function does nothing but return this status.
  func refuse(_ function: Function, with status: Int32) { raw.refuse(function, with: status) }

  /// The bytes of the value of every state flow.
  var stateBytes: [UInt8] {
    get { state.value.bytes }
    set { state.withLock { $0.bytes = newValue } }
  }

  /// What Kotlin throws whenever a state flow is read or set.
  var stateFailure: KotlinError? {
    get { state.value.failure }
    set { state.withLock { $0.failure = newValue } }
  }

  // MARK: - What Swift has asked

  /// All subscriptions and calls that were accepted, in order.
  var jobs: [FakeJob] { raw.jobs }

  /// The job, if there was exactly one.
  func onlyJob(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> FakeJob {
    let jobs = jobs
    try #require(jobs.count == 1, sourceLocation: sourceLocation)
    return jobs[0]
  }

  var stateChanges: [StateChange] { state.value.changes }

  /// Fails unless every job has been released and Swift has let go of what it gave the library.
  func expectNothingLeft(_ sourceLocation: SourceLocation = #_sourceLocation) async {
    let jobs = jobs
    let unreleased = jobs.filter { !$0.isReleased }.count
    #expect(unreleased == 0, "jobs that were not released", sourceLocation: sourceLocation)
    // A task that has just ended may be letting go at this moment.
    for _ in 0..<100_000 where jobs.contains(where: \.isObserved) { await Task.yield() }
    let observed = jobs.filter(\.isObserved).count
    #expect(observed == 0, "observers that are still alive", sourceLocation: sourceLocation)
  }
}

extension FakeJob {
  /// Ends as Kotlin code does that cancels itself.
  func endAsCancelled() {
    cancelItself()
    release()
  }
}
