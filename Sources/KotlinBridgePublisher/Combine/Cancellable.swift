#if !canImport(Combine)
  /// Something under way that can be stopped.
  public protocol Cancellable {
    /// Stops it. Idempotent, from any thread, and never waits.
    func cancel()
  }

  extension Cancellable {
    /// Keeps this in `collection`; it is cancelled when it leaves there and nobody else holds it.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
      collection.append(AnyCancellable(self))
    }

    /// Keeps this in `set`; it is cancelled when it leaves there and nobody else holds it.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(AnyCancellable(self))
    }
  }
#endif
