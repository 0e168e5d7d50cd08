import KotlinBridgeLocks

// Lending, holding and letting go. Each function may be called from any thread and takes the lock; none
// calls user code while it has it.

extension PeerTable {
  /// The handle of an object, which brings a hold. Nil if Kotlin knows no such interface.
  ///
  /// No function here is generic: what it does to an existential, the interface's `PeerKind` knows.
  ///
  /// - Parameters:
  ///   - value: where an existential of the interface lies.
  ///   - type: of the object itself.
  ///   - interface: the declared one.
  func lend(
    _ value: UnsafeRawPointer, of type: Any.Type, as interface: UInt16, of host: UInt16
  ) -> UInt64? {
    let known = lock.withLock { () -> UInt64? in
      let library = libraries[Int(host)]
      guard let type = library.types[ObjectIdentifier(type)], let own = type.interface(interface)
      else { return nil }
      if let known = heldAgain(value, type, host) { return known }
      return own == interface ? made(value, interface, type, host) : nil
    }
    return known ?? lendByCast(value, as: interface, of: host)
  }

  /// The same for an error.
  func lend(error: any Error, of host: UInt16) -> UInt64 {
    lock.withLock {
      handle(
        of: make(0, of: host) { $0.initializeMemory(as: (any Error).self, to: error) })
    }
  }

  /// The same for a type that is not known yet, or a value that Kotlin calls by another interface.
  private func lendByCast(
    _ value: UnsafeRawPointer, as interface: UInt16, of host: UInt16
  ) -> UInt64? {
    let all = lock.withLock { libraries[Int(host)].kinds.all }
    guard interface < all.count, let kind = all[Int(interface)] else { return nil }
    let any = kind.any(UnsafeMutableRawPointer(mutating: value))
    let own = self.interface(of: any, declared: interface, host)
    if own == 0 { return nil }
    return lock.withLock {
      let library = libraries[Int(host)]
      let type = library.types[ObjectIdentifier(Swift.type(of: any))]!
      if let known = heldAgain(value, type, host) { return known }
      if own == interface { return made(value, interface, type, host) }
      return indexed(
        make(own, of: host) { _ = library.kinds.all[Int(own)]!.store(any, $0) }, type)
    }
  }

  /// The interface by which Kotlin calls a value that is declared as one of `declared`. Worked out once
  /// for each type.
  private func interface(of value: Any, declared: UInt16, _ host: UInt16) -> UInt16 {
    let type = Swift.type(of: value)
    let key = ObjectIdentifier(type)
    let (known, kinds) = lock.withLock {
      (libraries[Int(host)].types[key]?.interface(declared), libraries[Int(host)].kinds)
    }
    if let known { return known }
    // Casts take the runtime's locks, so this has none.
    let own = kinds.mostDerived(declared, of: value)
    lock.withLock {
      let library = libraries[Int(host)]
      let known = library.types[key] ?? PeerType(isClass: type is AnyClass)
      known.add(own, declared: declared)
      library.types[key] = known
    }
    return own
  }

  private func heldAgain(
    _ value: UnsafeRawPointer, _ type: PeerType, _ host: UInt16
  ) -> UInt64? {
    // The address of an object comes first in its existential.
    guard type.isClass, let peer = find(object: value.load(as: UInt.self), of: host) else {
      return nil
    }
    peer.state.pointee.holds += 1
    return handle(of: peer)
  }

  private func made(
    _ value: UnsafeRawPointer, _ interface: UInt16, _ type: PeerType, _ host: UInt16
  ) -> UInt64 {
    let kind = libraries[Int(host)].kinds.all[Int(interface)]!
    return indexed(make(interface, of: host) { kind.copy(value, $0) }, type)
  }

  private func indexed(_ peer: Peer, _ type: PeerType) -> UInt64 {
    if type.isClass {
      libraries[Int(peer.state.pointee.host)].slots[peer.value.load(as: UInt.self)] =
        peer.state.pointee.number
    }
    return handle(of: peer)
  }

  // MARK: - What Kotlin asks

  /// Makes a peer of an object by its handle: of a lent one, or of one that brought its hold, which is
  /// used up then. Nil if the handle is no object's, or the object lacks the interface. With the number of
  /// the interface by which the object is called.
  func hold(
    _ handle: UInt64, as declared: UInt16, isOwned: Bool, of host: UInt16
  ) -> (peer: Peer, interface: UInt16)? {
    let (first, found) = lock.withLock { () -> (Peer?, (Peer, UInt16)?) in
      guard let first = find(handle, of: host), !isGone(first),
        (first.state.pointee.interface == 0) == (declared == 0)
      else { return (nil, nil) }
      if declared == 0 { return (first, held(first, by: first, isOwned)) }
      let type = ObjectIdentifier(kind(of: first).dynamicType(first.value))
      guard let own = libraries[Int(host)].types[type]?.interface(declared) else {
        return (first.enter() ? first : nil, nil)
      }
      if let peer = peer(of: first, with: own) { return (first, held(first, by: peer, isOwned)) }
      return (own != 0 && first.enter() ? first : nil, nil)
    }
    guard let first else { return nil }
    if let found { return found }
    defer { first.leave() }
    return holdByCast(first, handle, as: declared, isOwned, host)
  }

  /// The caller is inside `first`, so the object stays.
  private func holdByCast(
    _ first: Peer, _ handle: UInt64, as declared: UInt16, _ isOwned: Bool, _ host: UInt16
  ) -> (Peer, UInt16)? {
    let kind = lock.withLock { self.kind(of: first) }
    let value = kind.any(first.value)
    let own = interface(of: value, declared: declared, host)
    if own == 0 { return nil }
    return lock.withLock {
      // It may have been let go of meanwhile, and the handle may have ended.
      guard find(handle, of: host) == first, !isGone(first) else { return nil }
      if let peer = peer(of: first, with: own) { return held(first, by: peer, isOwned) }
      let kind = libraries[Int(host)].kinds.all[Int(own)]!
      let peer = make(own, of: host) { _ = kind.store(value, $0) }
      peer.state.pointee.holds = 0
      firsts[peer.state.pointee.number] = first
      further[first.state.pointee.number, default: []].append(peer)
      return held(first, by: peer, isOwned)
    }
  }

  /// The slot of an object for an interface. Call it under the lock.
  private func peer(of first: Peer, with interface: UInt16) -> Peer? {
    if first.state.pointee.interface == interface { return first }
    return further[first.state.pointee.number]?.first {
      $0.state.pointee.interface == interface && !isGone($0)
    }
  }

  private func held(_ first: Peer, by peer: Peer, _ isOwned: Bool) -> (Peer, UInt16) {
    if !isOwned { first.state.pointee.holds += 1 }
    if peer != first { peer.state.pointee.holds += 1 }
    return (peer, peer.state.pointee.interface)
  }

  /// Makes one more hold of a handle. False for a handle of nothing.
  func hold(_ handle: UInt64, of host: UInt16) -> Bool {
    lock.withLock {
      guard let peer = find(handle, of: host), !isGone(peer) else { return false }
      peer.state.pointee.holds += 1
      return true
    }
  }

  /// Ends the hold that a handle brought. False for a handle of nothing.
  @discardableResult
  func drop(_ handle: UInt64, of host: UInt16) -> Bool {
    let (isKnown, starts) = lock.withLock {
      find(handle, of: host).map { (true, end($0)) } ?? (false, false)
    }
    if starts { startReleasing() }
    return isKnown
  }

  /// Makes one more hold of a peer, for `release` to end, as long as Kotlin has one. False if it has none.
  func keep(_ peer: Peer) -> Bool {
    lock.withLock {
      guard peer.state.pointee.holds > 0 else { return false }
      peer.state.pointee.holds += 1
      if let first = firsts[peer.state.pointee.number] { first.state.pointee.holds += 1 }
      return true
    }
  }

  /// Ends a peer that `hold` or `keep` made.
  func release(_ peer: Peer) {
    let starts = lock.withLock {
      guard peer.state.pointee.holds > 0 else { return false }
      guard let first = firsts[peer.state.pointee.number] else { return end(peer) }
      let starts = end(peer)
      return end(first) || starts
    }
    if starts { startReleasing() }
  }

  /// The handle of a peer's object, which brings a hold; 0 if it was let go of.
  func handle(holding peer: Peer) -> UInt64 {
    lock.withLock {
      let first = firsts[peer.state.pointee.number] ?? peer
      if peer.state.pointee.holds <= 0 || isGone(first) { return 0 }
      first.state.pointee.holds += 1
      return handle(of: first)
    }
  }

  /// The type of a peer's object, also once it was let go of, and its handle. Nil for a slot of nothing.
  func description(of peer: Peer) -> (type: Any.Type, handle: UInt64)? {
    lock.withLock {
      guard peer.state.pointee.holds > 0 else { return nil }
      let first = firsts[peer.state.pointee.number] ?? peer
      let type =
        typesOfGone[first.state.pointee.number] ?? kind(of: first).dynamicType(first.value)
      return (type, handle(of: first))
    }
  }
}
