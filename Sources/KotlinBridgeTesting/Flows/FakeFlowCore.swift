import KotlinBridge
import KotlinBridgeLocks

/// A flow of a fake library without the type of its elements.
///
/// `lock` protects everything that changes. While it is held, nothing is called, but the locks of
/// the subscriptions may be taken.
final class FakeFlowCore: FakeSubscriptionSource, @unchecked Sendable {
  enum Kind: Equatable, Sendable {
    case cold
    case shared(replay: Int)
    case state(isMutable: Bool)

    var isState: Bool { if case .state = self { true } else { false } }
  }

  struct Declaration: Equatable, Sendable, CustomStringConvertible {
    var kind: Kind
    var name: String
    var parameters: [ManifestType]
    var element: ManifestType

    var description: String {
      "a flow (\(parameters.map(\.description).joined(separator: ", "))) of \(element), \(kind)"
    }

    func append(to text: inout ManifestText) {
      let (kind, isMutable) =
        switch kind {
        case .cold: ("flow", false)
        case .shared: ("shared", false)
        case .state(let isMutable): ("state", isMutable)
        }
      text.appendFlow(
        name, kind: kind, isMutable: isMutable, parameters: .unnamed(parameters), of: element)
    }
  }

  typealias Script = @Sendable (_ arguments: [UInt8]) -> FakeSteps

  let declaration: Declaration
  let label: String
  private let lock = Lock()
  private var script: Script?
  private var all: [FakeSubscriptionCore] = []
  private var byHandle: [UInt64: FakeSubscriptionCore] = [:]
  private var isReleasing = true
  private var replayed: [[UInt8]] = []
  private var value: [UInt8] = []
  private var setBySwift: [[UInt8]] = []
  private var stateFailure: KotlinError?

  init(_ declaration: Declaration, library: String) {
    self.declaration = declaration
    label = "the flow '\(declaration.name)' of the fake library '\(library)'"
  }

  var subscriptions: [FakeSubscriptionCore] { lock.withLock { all } }

  var isState: Bool { declaration.kind.isState }

  var releasesWhenCancelled: Bool {
    get { lock.withLock { isReleasing } }
    set { lock.withLock { isReleasing = newValue } }
  }

  func setScript(_ script: @escaping Script) {
    lock.withLock { self.script = script }
  }

  /// Delivers elements to all subscriptions, and to later ones if they are replayed.
  func emit(_ elements: [[UInt8]]) {
    let subscriptions = lock.withLock {
      if case .shared(let replay) = declaration.kind {
        replayed = (replayed + elements).suffix(replay)
      }
      // Under the lock, so that all subscriptions get the elements of two threads in one order.
      for subscription in all { subscription.offer(elements) }
      return all
    }
    for subscription in subscriptions { subscription.proceed() }
  }

  // MARK: - State

  var state: [UInt8] { lock.withLock { value } }
  var changes: [[UInt8]] { lock.withLock { setBySwift } }

  func setState(_ value: [UInt8]) {
    change { self.value = value }
  }

  /// The error that reading and setting the state throws.
  var failure: KotlinError? {
    get { lock.withLock { stateFailure } }
    set { lock.withLock { stateFailure = newValue } }
  }

  func readState() throws(KotlinError) -> [UInt8] {
    if let failure { throw failure }
    return state
  }

  func changeState(_ change: StateChange) throws(KotlinError) -> Bool {
    if let failure { throw failure }
    var isChanged = false
    self.change {
      isChanged = change.expected == nil || change.expected == value
      if isChanged {
        value = change.value
        setBySwift.append(change.value)
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

  func subscribed(_ job: FakeJob) {
    let subscription = lock.withLock {
      let subscription = FakeSubscriptionCore(
        job: job, flow: self, label: "subscription \(all.count + 1) to \(label)")
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

  func steps(for arguments: [UInt8]) -> FakeSteps {
    lock.withLock { script }?(arguments) ?? FakeSteps()
  }
}
