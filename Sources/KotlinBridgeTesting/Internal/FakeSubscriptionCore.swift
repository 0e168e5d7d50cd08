import Dispatch
import KotlinBridge

/// A subscription to a fake flow, whatever its elements are.
///
/// `lock` protects the machine. Swift is called without it, by whoever finds that nobody is doing so:
/// what others add meanwhile is that one's to do, so that calls are serial and recursion stays flat.
final class FakeSubscriptionCore: @unchecked Sendable {
  let job: FakeJob
  let label: String
  private weak let flow: FakeFlowCore?
  private let lock = Lock()
  private var machine: FakeSubscriptionMachine
  private var isBusy = false

  init(job: FakeJob, flow: FakeFlowCore, label: String) {
    self.job = job
    self.flow = flow
    self.label = label
    machine = FakeSubscriptionMachine(demand: job.demand, isRendezvous: job.isRendezvous)
  }

  var figures: FakeSubscriptionMachine.Figures { lock.withLock { machine.figures } }

  // MARK: - The test

  func emit(_ elements: [[UInt8]]) throws(KotlinError) {
    let isState = flow?.declaration.kind.isState ?? false
    try act("emit to") { machine throws(KotlinError) in
      if isState { throw .misuse("can't emit to \(label): set the value of the state flow") }
      machine.offer(elements)
    }
  }

  func end(_ end: FakeSteps.End, _ what: String) throws(KotlinError) {
    try act(what) { machine throws(KotlinError) in machine.end(end) }
  }

  private func act(
    _ what: String, _ change: (inout FakeSubscriptionMachine) throws(KotlinError) -> Void
  ) throws(KotlinError) {
    try lock.withLock { () throws(KotlinError) in
      if let refusal = machine.refusal { throw .misuse("can't \(what) \(label): \(refusal)") }
      try change(&machine)
    }
    proceed()
  }

  func release(unseen: KotlinError?) throws(KotlinError) {
    let isReleasing = flow?.releasesWhenCancelled ?? true
    try lock.withLock { () throws(KotlinError) in
      if let refusal = machine.releaseRefusal(isReleasing: isReleasing) {
        throw .misuse("can't release \(label): \(refusal)")
      }
      machine.release(unseen: unseen)
    }
    proceed()
  }

  // MARK: - The flow

  func offer(_ elements: [[UInt8]]) {
    lock.withLock { machine.offer(elements) }
  }

  func offer(latest value: [UInt8]) {
    lock.withLock { machine.offer(latest: value) }
  }

  // MARK: - Swift

  func requested(_ count: Int64) {
    lock.withLock { machine.requested(count) }
    proceed()
  }

  func cancelled(here: Bool) {
    let isReleasing = flow?.releasesWhenCancelled ?? true
    lock.withLock { machine.cancelled(isReleasing: isReleasing) }
    // Not in here unless asked to: the caller may hold a lock that a callback needs.
    if here { proceed() } else { DispatchQueue.global().async { self.proceed() } }
  }

  /// Does what can be done, unless another thread is about it, or a call of this one further up.
  func proceed() {
    var action = lock.withLock { () -> FakeSubscriptionMachine.Action? in
      if isBusy { return nil }
      let action = machine.next()
      isBusy = action != nil
      return action
    }
    while let current = action {
      perform(current)
      action = lock.withLock {
        let action = machine.next()
        isBusy = action != nil
        return action
      }
    }
  }

  private func perform(_ action: FakeSubscriptionMachine.Action) {
    switch action {
    case .start:
      let steps = flow?.steps(for: job.arguments) ?? FakeSteps()
      lock.withLock { machine.started(steps) }
    case .deliver(let bytes, let count): job.deliver(bytes: bytes, count: Int64(count))
    case .complete: job.complete()
    case .fail(let error): job.fail(error)
    case .release(let unseen): job.release(unseen: unseen)
    }
  }
}
