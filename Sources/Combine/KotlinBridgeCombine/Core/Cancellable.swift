internal import KotlinBridgeLocks

/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it.
  ///
  /// - It may be called from any thread and more than once. It never waits.
  func cancel()
}

/// A cancellable that is cancelled at the latest when its last reference is dropped.
///
/// - It calls its closure or canceller once, and releases it then.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Makes a cancellable that calls `cancel` when it is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Makes a cancellable that cancels `canceller` when it is cancelled, and holds it until then.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit {
    onCancel?()
  }

  public func cancel() {
    // The closure is taken out of the lock before the call: it may call this method again.
    let onCancel = lock.withLock { self.onCancel.take() }
    onCancel?()
  }

  /// Keeps this in `collection`.
  ///
  /// It is cancelled when it is removed there, unless something else holds it too.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in `set`.
  ///
  /// It is cancelled when it is removed there, unless something else holds it too.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Cancellable {
  /// Wraps this in an `AnyCancellable` and keeps that in `collection`.
  ///
  /// It is cancelled when it is removed there, unless something else holds it too.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Wraps this in an `AnyCancellable` and keeps that in `set`.
  ///
  /// It is cancelled when it is removed there, unless something else holds it too.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
