internal import KotlinBridgeLocks

/// The publishers of the observable objects that have no `@Published` property to keep one.
///
/// - An entry is valid while its object lives: another object may get the same address later. The
///   entries of objects that have gone are removed each time the table has doubled.
final class ObservableObjectTable: @unchecked Sendable {  // what changes is under the lock
  static let shared = ObservableObjectTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let identifier = ObjectIdentifier(object)
    let (publisher, removed, held) = lock.withLock {
      var removed: [Entry] = []
      var held: [AnyObject] = []
      if let entry = entries[identifier] {
        if entry.object != nil { return (entry.publisher, removed, held) }
        removed = [entry]
      } else if entries.count >= limit {
        (removed, held) = sweep()
      }
      let entry = Entry(object: object)
      entries[identifier] = entry
      return (entry.publisher, removed, held)
    }
    // Outside the lock, for the last reference to a subscriber or an object may be among them.
    withExtendedLifetime((removed, held)) {}
    return publisher
  }

  /// - Returns: the entries that it has removed, and the objects that it has looked at. The caller
  ///   releases both outside the lock.
  private func sweep() -> ([Entry], [AnyObject]) {
    let held = entries.values.compactMap(\.object)
    let alive = Set(held.map(ObjectIdentifier.init))
    let removed = entries.filter { !alive.contains($0.key) }
    entries = entries.filter { alive.contains($0.key) }
    limit = max(16, 2 * alive.count)
    return (Array(removed.values), held)
  }
}
