import KotlinBridgeLocks

// What Swift asks of the table. Each function may be called from any thread and takes the lock; none calls
// user code while it has it.

extension PeerTable {
  /// Lets go of an object that Kotlin holds: no call enters it any more.
  func letGo(of object: AnyObject, host: UInt16) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let starts = lock.withLock { () -> Bool in
      guard let first = find(object: address, of: host) else { return false }
      forget(first)
      typesOfGone[first.state.pointee.number] = type(of: object)
      var starts = setGone(first)
      for peer in further[first.state.pointee.number] ?? [] {
        starts = setGone(peer) || starts
      }
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
    _ handle: UInt64, as wanted: ObjectIdentifier, ends: Bool, of host: UInt16,
    to place: UnsafeMutableRawPointer
  ) -> Bool {
    let (first, isRead, starts) = lock.withLock { () -> (Peer?, Bool, Bool) in
      guard let first = find(handle, of: host), !isGone(first), first.state.pointee.interface != 0
      else { return (nil, false, false) }
      let own = kind(of: first)
      guard own.type == wanted else { return (first.enter() ? first : nil, false, false) }
      own.copy(first.value, place)
      return (nil, true, ends && end(first))
    }
    if starts { startReleasing() }
    if isRead { return true }
    defer { if ends { drop(handle, of: host) } }
    guard let first else { return false }
    defer { first.leave() }
    return readByCast(first, as: wanted, of: host, to: place)
  }

  /// The caller is inside `first`, so the object stays.
  private func readByCast(
    _ first: Peer, as wanted: ObjectIdentifier, of host: UInt16, to place: UnsafeMutableRawPointer
  ) -> Bool {
    let (own, all) = lock.withLock { (kind(of: first), libraries[Int(host)].kinds.all) }
    let other = all.compactMap(\.self).first { $0.type == wanted }
    return other?.store(own.any(first.value), place) ?? false
  }

  /// The error of a handle, of whatever library.
  func error(_ handle: UInt64) -> (any Error)? {
    if handle == 0 { return nil }
    return lock.withLock {
      guard let peer = find(handle), peer.state.pointee.interface == 0, !isGone(peer) else {
        return nil
      }
      return peer.copy(as: (any Error).self)
    }
  }
}
