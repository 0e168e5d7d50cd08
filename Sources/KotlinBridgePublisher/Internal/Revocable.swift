internal import Synchronization

/// An object that is used by calls, one after the other or inside each other, until any thread revokes
/// it. It is released by the last that uses it, and never while it is used.
///
/// In the way of every element, so it takes no lock. An object and no other value: then nothing here has
/// to look up a type while it runs.
final class Revocable<Object: AnyObject>: @unchecked Sendable {
  /// Twice the number of uses, plus 1 once it is revoked.
  private let state = Atomic<Int>(0)
  // Valid for those who have entered; released by the last of them, or by `deinit`. Unmanaged, for a use
  // would else retain it once more.
  private let object: Unmanaged<Object>

  init(_ object: Object) {
    self.object = .passRetained(object)
  }

  deinit {
    if state.load(ordering: .relaxed) == 0 { object.release() }
  }

  /// Calls `body`, unless it was revoked.
  @inline(__always)
  func use(_ body: (Object) -> Void) {
    guard enter(adding: 2) else { return }
    object._withUnsafeGuaranteedRef(body)
    leave()
  }

  /// Calls `body` for the last time; not if it was revoked before.
  func revoke(_ body: (Object) -> Void = { _ in }) {
    guard enter(adding: 3) else { return }
    object._withUnsafeGuaranteedRef(body)
    leave()
  }

  @inline(__always)
  private func enter(adding change: Int) -> Bool {
    var before = state.load(ordering: .relaxed)
    while before & 1 == 0 {
      let (isDone, found) = state.weakCompareExchange(
        expected: before, desired: before + change, ordering: .acquiring)
      if isDone { return true }
      before = found
    }
    return false
  }

  @inline(__always)
  private func leave() {
    let after = state.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue
    if after == 1 { object.release() }
  }
}
