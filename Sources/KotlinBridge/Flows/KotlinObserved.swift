public import Observation
import Synchronization

/// The value of a Kotlin `StateFlow` for views: an `Observable` object of the main actor.
///
///     let model = repository.position.observed()
///     withObservationTracking { show(model.value) } onChange: { … }
///
/// - A change in Kotlin arrives on the main actor. Of several that are made meanwhile only the latest value arrives.
/// - It holds a subscription, which ends with the object.
/// - A value that can't cross ends the process, as it does where `value` of the state flow is read: when the object is
///   made, or when the value arrives.
@MainActor
public class KotlinObserved<Value: KotlinValue>: Observable {
  fileprivate let state: KotlinStateFlow<Value>
  private let registrar = ObservationRegistrar()
  private var latest: Value
  // Nobody else refers to it, so that it is cancelled with the object.
  private var job: KotlinJob?

  fileprivate init(_ state: KotlinStateFlow<Value>) {
    self.state = state
    latest = state.value
    follow()
  }

  /// The latest value that has arrived.
  public var value: Value { observed }

  fileprivate final var observed: Value {
    registrar.access(self, keyPath: \.value)
    return latest
  }

  /// Makes a change from Swift.
  fileprivate final func change(to value: Value, _ write: () -> Void) {
    write()
    show(value)
    // The old subscription has seen the old value last. If Kotlin sets that again at once, it sees no change.
    follow()
  }

  private func follow() {
    let change = PendingChange()
    let changed: @Sendable () -> Void = { [weak self] in
      guard change.isFirst() else { return }
      Task { @MainActor [weak self] in
        change.arrived()
        if let self { show(state.value) }
      }
    }
    // It throws when Kotlin cancels it, and for a value that can't cross: then the read of the state says why.
    job = state.flow.subscribe(onEach: { _ in changed() }, onThrow: { _ in changed() })
  }

  private func show(_ value: Value) {
    if isEqual(latest, value) { return }
    registrar.withMutation(of: self, keyPath: \.value) { latest = value }
  }
}

/// The value of a Kotlin `MutableStateFlow` for views, which may set it. See `KotlinObserved`.
@MainActor
public final class KotlinMutableObserved<Value: KotlinValue>: KotlinObserved<Value> {
  private let mutableState: KotlinMutableStateFlow<Value>

  fileprivate init(_ state: KotlinMutableStateFlow<Value>) {
    mutableState = state
    super.init(state.readOnly)
  }

  /// The latest value that has arrived or was set here. When an assignment returns, Kotlin has the value, too.
  ///
  /// Setting it ends the process where setting `value` of the state flow does.
  public override var value: Value {
    get { observed }
    set { change(to: newValue) { mutableState.value = newValue } }
  }
}

extension KotlinStateFlow {
  /// An object whose `value` is this one's on the main actor, for `Observation`.
  @MainActor
  public func observed() -> KotlinObserved<Value> { KotlinObserved(self) }
}

extension KotlinMutableStateFlow {
  /// An object whose `value` is this one's on the main actor, for `Observation`, and can be set.
  @MainActor
  public func observed() -> KotlinMutableObserved<Value> { KotlinMutableObserved(self) }
}

/// Whether a change waits for the main actor.
private final class PendingChange: Sendable {
  private let isPending = Atomic(false)

  /// False if one waits already, which will read the latest value.
  func isFirst() -> Bool { !isPending.exchange(true, ordering: .acquiringAndReleasing) }

  /// Called before the latest value is read. An exchange and not a store: so the read sees each change for which
  /// `isFirst` has returned false.
  func arrived() { _ = isPending.exchange(false, ordering: .acquiringAndReleasing) }
}

/// False for values that can't be compared.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Comparable: Equatable>(_ one: Comparable) -> Bool { one == other as? Comparable }
  guard let one = one as? any Equatable else { return false }
  return isEqual(one)
}
