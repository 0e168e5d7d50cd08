import Dispatch
import KotlinBridge
import KotlinBridgeLocks

/// The flow of a subscription, as far as the subscription needs to know it.
protocol FakeSubscriptionSource: AnyObject, Sendable {
  var isState: Bool { get }
  var releasesWhenCancelled: Bool { get }
  /// The steps with which a subscription begins.
  func steps(for arguments: FakeValue) -> FakeSteps
}

/// A subscription to a fake flow without the type of its elements.
///
/// `lock` protects the machine and is not held while Swift is called. One thread at a time calls
/// Swift; it also does what others add meanwhile, so that calls are serial and recursion stays
/// flat.
final class FakeSubscriptionCore: @unchecked Sendable {
  let job: FakeJob
  let arguments: FakeValue
  let label: String
  private let objects: FakeObjects
  private weak let flow: (any FakeSubscriptionSource)?
  private let lock = Lock()
  private var machine: FakeSubscriptionMachine
  private var isBusy = false

  init(
    job: FakeJob, arguments: FakeValue, flow: any FakeSubscriptionSource, objects: FakeObjects,
    label: String
  ) {
    self.job = job
    self.arguments = arguments
    self.objects = objects
    self.flow = flow
    self.label = label
    machine = FakeSubscriptionMachine(demand: job.demand, isRendezvous: job.isRendezvous)
  }

  var figures: FakeSubscriptionMachine.Figures { lock.withLock { machine.figures } }

  // MARK: - The test

  func emit(_ elements: [FakeValue]) throws(KotlinError) {
    let isState = flow?.isState ?? false
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

  func offer(_ elements: [FakeValue]) {
    lock.withLock { machine.offer(elements) }
  }

  func offer(latest value: FakeValue) {
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
    // Elsewhere unless Swift cancels in place: the caller may hold a lock that a callback needs.
    if here { proceed() } else { DispatchQueue.global().async { self.proceed() } }
  }

  /// Does everything that can be done now, unless another thread is doing so, or this one further
  /// up its stack.
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
      let steps = flow?.steps(for: arguments) ?? FakeSteps()
      lock.withLock { machine.started(steps) }
    case .deliver(let values):
      job.deliver(bytes: values.flatMap(objects.handOut), count: Int64(values.count))
    case .complete: job.complete()
    case .fail(let error): job.fail(error)
    case .release(let unseen): job.release(unseen: unseen)
    }
  }
}
