package import Synchronization

/// An object that calls may use until any thread revokes it.
///
/// - The calls come one after the other, or one inside the other.
/// - The last call that uses the object releases it. The object is never released during a use.
///
/// Every element passes through here, so it takes no lock. It holds an object and not any other
/// value, because then no type has to be looked up at run time. For the same reason the functions
/// are inlined into other modules.
package final class Revocable<Object: AnyObject>: @unchecked Sendable {
  /// Twice the number of uses, plus 1 once the object has been revoked.
  @usableFromInline let state = Atomic<Int>(0)
  // Valid for those who have entered. The last of them releases it, or `deinit` does. It is
  // unmanaged because each use would otherwise retain it once more.
  @usableFromInline let object: Unmanaged<Object>

  package init(_ object: Object) {
    self.object = .passRetained(object)
  }

  deinit {
    if state.load(ordering: .relaxed) == 0 { object.release() }
  }

  /// Calls `body` with the object, unless it has been revoked.
  @inlinable @inline(__always)
  package func use(_ body: (Object) -> Void) {
    guard enter(adding: 2) else { return }
    object._withUnsafeGuaranteedRef(body)
    leave()
  }

  /// Revokes the object and calls `body` with it. Does neither if it has been revoked before.
  @inlinable
  package func revoke(_ body: (Object) -> Void = { _ in }) {
    guard enter(adding: 3) else { return }
    object._withUnsafeGuaranteedRef(body)
    leave()
  }

  @inlinable @inline(__always)
  func enter(adding change: Int) -> Bool {
    var before = state.load(ordering: .relaxed)
    while before & 1 == 0 {
      let (isDone, found) = state.weakCompareExchange(
        expected: before, desired: before + change, ordering: .acquiring)
      if isDone { return true }
      before = found
    }
    return false
  }

  @inlinable @inline(__always)
  func leave() {
    let after = state.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue
    if after == 1 { object.release() }
  }
}
