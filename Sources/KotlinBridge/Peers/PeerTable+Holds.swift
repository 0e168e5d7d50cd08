import Synchronization

// Lending, holding and letting go. Each function may be called from any thread; none calls user code while it
// has the lock. What neither begins nor ends the holds of an object takes none.

extension PeerTable {
  /// The handle of an object, which brings a hold. Nil if Kotlin knows no such interface.
  ///
  /// No function here is generic: what it does to an existential, the interface's `PeerKind` knows.
  ///
  /// - Parameters:
  ///   - value: where an existential of the interface lies.
  ///   - type: of the object itself.
  ///   - interface: the declared one, which the library has.
  func lend(
    _ value: UnsafeRawPointer, of type: Any.Type, as interface: UInt16, of library: Library
  ) -> UInt64? {
    let isClass = type is AnyClass
    let known = locked { () -> UInt64? in
      // It is held already, by whatever interface.
      if isClass, let known = heldAgain(value, library) { return known }
      guard library.types[ObjectIdentifier(type)]?.interface(interface) == interface else {
        return nil
      }
      return made(value, interface, isClass, library)
    }
    return known ?? lendByCast(value, as: interface, of: library)
  }

  /// The same for an error.
  func lend(error: any Error, of host: UInt16) -> UInt64 {
    locked {
      make(0, of: libraries[Int(host)]) { $0.initializeMemory(as: (any Error).self, to: error) }
        .handle
    }
  }

  /// The same for a type that is not known yet, or a value that Kotlin calls by another interface.
  private func lendByCast(
    _ value: UnsafeRawPointer, as interface: UInt16, of library: Library
  ) -> UInt64? {
    guard interface < library.kinds.all.count, let kind = library.kinds.all[Int(interface)] else {
      return nil
    }
    let any = kind.any(UnsafeMutableRawPointer(mutating: value))
    let own = self.interface(of: any, declared: interface, library)
    if own == 0 { return nil }
    let isClass = Swift.type(of: any) is AnyClass
    return locked {
      // Another thread may have been faster.
      if isClass, let known = heldAgain(value, library) { return known }
      if own == interface { return made(value, interface, isClass, library) }
      let peer = make(own, of: library) { _ = library.kinds.all[Int(own)]!.store(any, $0) }
      return indexed(peer, isClass, library)
    }
  }

  /// The interface by which Kotlin calls a value that is declared as one of `declared`. Worked out once
  /// for each type.
  private func interface(of value: Any, declared: UInt16, _ library: Library) -> UInt16 {
    let key = ObjectIdentifier(Swift.type(of: value))
    if let known = locked({ library.types[key]?.interface(declared) }) { return known }
    // Casts take the runtime's locks, so this has none.
    let own = library.kinds.mostDerived(declared, of: value)
    locked {
      let known = library.types[key] ?? PeerType()
      known.add(own, declared: declared)
      library.types[key] = known
    }
    return own
  }

  private func heldAgain(_ value: UnsafeRawPointer, _ library: Library) -> UInt64? {
    // The address of an object comes first in its existential.
    guard let peer = find(object: value.load(as: UInt.self), of: library) else { return nil }
    peer.addHold()
    return peer.handle
  }

  private func made(
    _ value: UnsafeRawPointer, _ interface: UInt16, _ isClass: Bool, _ library: Library
  ) -> UInt64 {
    let kind = library.kinds.all[Int(interface)]!
    return indexed(make(interface, of: library) { kind.copy(value, $0) }, isClass, library)
  }

  private func indexed(_ peer: Peer, _ isClass: Bool, _ library: Library) -> UInt64 {
    if isClass { library.known[peer.value.load(as: UInt.self)] = peer.number }
    return peer.handle
  }

  // MARK: - What Kotlin asks

  /// Makes a peer of an object by its handle: of a lent one, or of one that brought its hold, which is
  /// used up then. Nil if the handle is no object's, or the object lacks the interface. With the number of
  /// the interface by which the object is called.
  func hold(
    _ handle: UInt64, as declared: UInt16, isOwned: Bool, of library: Library
  ) -> (peer: Peer, interface: UInt16)? {
    let (first, found) = locked { () -> (Peer?, (Peer, UInt16)?) in
      guard let first = find(handle, of: library.number), !isGone(first),
        (first.interface == 0) == (declared == 0)
      else { return (nil, nil) }
      // If its type had an interface below the declared one, the slot would have that.
      if first.interface == declared { return (first, held(first, by: first, isOwned)) }
      let type = ObjectIdentifier(kind(of: first).dynamicType(first.value))
      guard let own = library.types[type]?.interface(declared) else {
        return (first.enter() ? first : nil, nil)
      }
      if let peer = peer(of: first, with: own) { return (first, held(first, by: peer, isOwned)) }
      return (own != 0 && first.enter() ? first : nil, nil)
    }
    guard let first else { return nil }
    if let found { return found }
    defer { first.leave() }
    return holdByCast(first, handle, as: declared, isOwned, library)
  }

  /// The caller is inside `first`, so the object stays.
  private func holdByCast(
    _ first: Peer, _ handle: UInt64, as declared: UInt16, _ isOwned: Bool, _ library: Library
  ) -> (Peer, UInt16)? {
    let value = locked { kind(of: first) }.any(first.value)
    let own = interface(of: value, declared: declared, library)
    if own == 0 { return nil }
    return locked {
      // It may have been let go of meanwhile, and the handle may have ended.
      guard find(handle, of: library.number) == first, !isGone(first) else { return nil }
      if let peer = peer(of: first, with: own) { return held(first, by: peer, isOwned) }
      let kind = library.kinds.all[Int(own)]!
      let peer = make(own, of: library) { _ = kind.store(value, $0) }
      peer.word.pointee.bitwiseOr(Peer.further, ordering: .releasing)
      firsts[peer.number] = first
      further[first.number, default: []].append(peer)
      // The hold that it was made with is Kotlin's.
      if !isOwned { first.addHold() }
      return (peer, own)
    }
  }

  /// The slot of an object for an interface. Call it under the lock.
  private func peer(of first: Peer, with interface: UInt16) -> Peer? {
    if first.interface == interface { return first }
    return further[first.number]?.first { $0.interface == interface && !isGone($0) }
  }

  private func held(_ first: Peer, by peer: Peer, _ isOwned: Bool) -> (Peer, UInt16) {
    if !isOwned { first.addHold() }
    if peer != first { peer.addHold() }
    return (peer, peer.interface)
  }

  /// Makes one more hold of a handle. False for a handle of nothing.
  func hold(_ handle: UInt64, of host: UInt16) -> Bool {
    guard let peer = find(handle, of: host), !isGone(peer) else { return false }
    return peer.holdAgain(generation: PeerTable.generation(of: handle))
  }

  /// Ends the hold that a handle brought. False for a handle of nothing.
  @discardableResult
  func drop(_ handle: UInt64, of host: UInt16) -> Bool {
    guard let peer = find(handle, of: host) else { return false }
    if peer.endUnlessLast(generation: PeerTable.generation(of: handle)) { return true }
    let (isKnown, starts) = locked {
      find(handle, of: host).map { (true, end($0)) } ?? (false, false)
    }
    if starts { startReleasing() }
    return isKnown
  }

  /// Makes one more hold of a peer, for `release` to end, as long as Kotlin has one. False if it has none.
  func keep(_ peer: Peer) -> Bool {
    locked {
      guard peer.holdCount > 0 else { return false }
      peer.addHold()
      if let first = firsts[peer.number] { first.addHold() }
      return true
    }
  }

  /// Ends a peer that `hold` or `keep` made.
  func release(_ peer: Peer) {
    if !isFurther(peer), peer.endUnlessLast(generation: peer.generation) { return }
    let starts = locked {
      guard peer.holdCount > 0 else { return false }
      guard isFurther(peer), let first = firsts[peer.number] else { return end(peer) }
      let starts = end(peer)
      return end(first) || starts
    }
    if starts { startReleasing() }
  }

  /// The handle of a peer's object, which brings a hold; 0 if it was let go of.
  func handle(holding peer: Peer) -> UInt64 {
    if !isGone(peer), !isFurther(peer) {
      // As long as Kotlin has a peer, that has a hold, and its generation stays.
      let handle = peer.handle
      if peer.holdAgain(generation: PeerTable.generation(of: handle)) { return handle }
    }
    return locked {
      let first = firsts[peer.number] ?? peer
      if peer.holdCount == 0 || isGone(first) { return 0 }
      first.addHold()
      return first.handle
    }
  }

  /// The type of a peer's object, also once it was let go of, and its handle. Nil for a slot of nothing.
  func description(of peer: Peer) -> (type: Any.Type, handle: UInt64)? {
    locked {
      guard peer.holdCount > 0 else { return nil }
      let first = firsts[peer.number] ?? peer
      return (typesOfGone[first.number] ?? kind(of: first).dynamicType(first.value), first.handle)
    }
  }
}
