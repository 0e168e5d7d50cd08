#if !canImport(Combine)
  internal import KotlinBridge

  /// A cancellable that is cancelled at the latest when its last reference is dropped.
  ///
  /// What it cancels is called once and then released.
  public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var onCancel: (() -> Void)?

    /// Calls `cancel` when cancelled.
    public init(_ cancel: @escaping () -> Void) {
      onCancel = cancel
    }

    /// Cancels `canceller` when cancelled, and holds it until then.
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

    /// Keeps this in `collection`; it is cancelled when it leaves there and nobody else holds it.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
      collection.append(self)
    }

    /// Keeps this in `set`; it is cancelled when it leaves there and nobody else holds it.
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
#endif
