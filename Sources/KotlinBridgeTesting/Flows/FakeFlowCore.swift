import KotlinBridge
import KotlinBridgeLocks

/// A flow of a fake library without the type of its elements.
///
/// `lock` protects everything that changes. While it is held, nothing is called, but the locks of
/// the subscriptions may be taken.
final class FakeFlowCore: FakeSubscriptionSource, @unchecked Sendable {
  typealias Script = @Sendable (_ arguments: FakeValue) -> FakeSteps

  let declaration: FakeDeclaration
  let objects: FakeObjects
  let isState: Bool
  private let lock = Lock()
  private var script: Script?
  /// How many of the latest elements a new subscription gets first.
  private var replay = 0
  private var all: [FakeSubscriptionCore] = []
  private var byHandle: [UInt64: FakeSubscriptionCore] = [:]
  private var isReleasing = true
  private var replayed: [FakeValue] = []
  private var value = FakeValue([])
  private var setBySwift: [FakeValue] = []
  private var stateFailure: KotlinError?

  init(_ declaration: FakeDeclaration, isState: Bool, objects: FakeObjects) {
    self.declaration = declaration
    self.isState = isState
    self.objects = objects
  }

  var label: String { declaration.label }

  var subscriptions: [FakeSubscriptionCore] { lock.withLock { all } }

  var releasesWhenCancelled: Bool {
    get { lock.withLock { isReleasing } }
    set { lock.withLock { isReleasing = newValue } }
  }

  /// Begins anew, as just declared. Subscriptions that run go on.
  func begin(script: Script? = nil, replay: Int = 0) {
    lock.withLock {
      self.script = script
      self.replay = replay
      all = []
      isReleasing = true
      replayed = []
      setBySwift = []
      stateFailure = nil
    }
  }

  /// Encodes an element. One with an object of another library is a programming error.
  func encodeOrStop<Element: KotlinValue>(_ element: Element) -> FakeValue {
    do throws(KotlinError) {
      return try objects.encode(element)
    } catch {
      fatalError("\(label): \(error)")
    }
  }

  /// Delivers elements to all subscriptions, and to later ones if they are replayed.
  func emit(_ elements: [FakeValue]) {
    let subscriptions = lock.withLock {
      replayed = (replayed + elements).suffix(replay)
      // Under the lock, so that all subscriptions get the elements of two threads in one order.
      for subscription in all { subscription.offer(elements) }
      return all
    }
    for subscription in subscriptions { subscription.proceed() }
  }

  // MARK: - State

  var state: FakeValue { lock.withLock { value } }
  var changes: [FakeValue] { lock.withLock { setBySwift } }

  func setState(_ value: FakeValue) {
    change { self.value = value }
  }

  /// The error that reading and setting the state throws.
  var failure: KotlinError? {
    get { lock.withLock { stateFailure } }
    set { lock.withLock { stateFailure = newValue } }
  }

  func readState() throws(KotlinError) -> [UInt8] {
    if let failure { throw failure }
    return objects.handOut(state)
  }

  func changeState(
    expected: FakeValue?, to newValue: FakeValue
  ) throws(KotlinError) -> Bool {
    if let failure { throw failure }
    var isChanged = false
    change {
      isChanged = expected == nil || expected == value
      if isChanged {
        value = newValue
        setBySwift.append(newValue)
      }
    }
    return isChanged
  }

  private func change(_ change: () -> Void) {
    let subscriptions = lock.withLock {
      change()
      for subscription in all { subscription.offer(latest: value) }
      return all
    }
    for subscription in subscriptions { subscription.proceed() }
  }

  // MARK: - What Swift does

  func subscribed(_ job: FakeJob, _ arguments: FakeValue) {
    let subscription = lock.withLock {
      let subscription = FakeSubscriptionCore(
        job: job, arguments: arguments, flow: self, objects: objects,
        label: "subscription \(all.count + 1) to \(label)")
      if isState { subscription.offer(latest: value) }
      subscription.offer(replayed)
      all.append(subscription)
      byHandle[job.handle] = subscription
      return subscription
    }
    subscription.proceed()
  }

  func subscription(_ job: FakeJob) -> FakeSubscriptionCore? {
    lock.withLock { byHandle[job.handle] }
  }

  func steps(for arguments: FakeValue) -> FakeSteps {
    lock.withLock { script }?(arguments) ?? FakeSteps()
  }
}
