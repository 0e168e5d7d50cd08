// What Swift asks of the table. Each function may be called from any thread; none calls user code while it has
// the lock.

extension PeerTable {
  /// Lets go of an object that Kotlin holds: no call enters it any more.
  func letGo(of object: AnyObject, _ library: Library) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let starts = locked { () -> Bool in
      guard let first = find(object: address, of: library) else { return false }
      forget(first)
      typesOfGone[first.number] = type(of: object)
      var starts = setGone(first)
      for peer in further[first.number] ?? [] { starts = setGone(peer) || starts }
      return starts
    }
    if starts { startReleasing() }
  }

  /// Copies the object of a handle to `place`, as an existential of one of its interfaces. False for a
  /// handle of nothing, and for an object that was let go of or lacks the interface.
  ///
  /// - Parameters:
  ///   - wanted: the existential's type.
  ///   - ends: whether it ends a hold of the handle, in any case.
  func read(
    _ handle: UInt64, as wanted: ObjectIdentifier, ends: Bool, of library: Library,
    to place: UnsafeMutableRawPointer
  ) -> Bool {
    defer { if ends { drop(handle, of: library.number) } }
    guard let peer = find(handle, of: library.number), peer.enter() else { return false }
    // The value stays while the caller is inside, as that of a call.
    defer { peer.leave() }
    // By a handle without a hold, it may stand for something else since.
    guard find(handle, of: library.number) == peer, peer.interface != 0,
      let own = library.kinds.all[Int(peer.interface)]
    else { return false }
    if own.type == wanted {
      own.copy(peer.value, place)
      return true
    }
    let other = library.kinds.all.compactMap(\.self).first { $0.type == wanted }
    return other?.store(own.any(peer.value), place) ?? false
  }

  /// The error of a handle, of whatever library.
  func error(_ handle: UInt64) -> (any Error)? {
    if handle == 0 { return nil }
    return locked {
      guard let peer = find(handle), peer.interface == 0, !isGone(peer) else {
        return nil
      }
      return peer.copy(as: (any Error).self)
    }
  }
}
