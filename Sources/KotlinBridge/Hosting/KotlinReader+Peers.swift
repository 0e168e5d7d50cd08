@_spi(GeneratedCode)
extension KotlinReader {
  /// Takes over the hold of a Swift object's handle that was read. Throws if that is no object with this
  /// interface, or one that was let go of.
  // Inlinable, for what it does to an existential is quick only where its type is known.
  @inlinable
  public mutating func peer<Interface>(
    _ handle: UInt64, of module: KotlinModule
  ) throws(KotlinError) -> Interface {
    try withUnsafeTemporaryAllocation(of: Interface.self, capacity: 1) {
      (place) throws(KotlinError) in
      let place = place.baseAddress.unsafelyUnwrapped
      let wanted = ObjectIdentifier(Interface.self)
      guard readPeer(handle, as: wanted, of: module, to: UnsafeMutableRawPointer(place)) else {
        throw .malformed(
          "a handle that does not stand for a Swift object of type \(Interface.self)")
      }
      return place.move()
    }
  }

  /// Copies a Swift object to `place`, as an existential of a type, and takes over the hold of its handle.
  /// False if there is none.
  public mutating func readPeer(
    _ handle: UInt64, as type: ObjectIdentifier, of module: KotlinModule,
    to place: UnsafeMutableRawPointer
  ) -> Bool {
    guard let host = module.host else { return false }
    let isKept = withHolds { $0.add(peer: handle) } != nil
    return host.read(handle, as: type, ends: !isKept, to: place)
  }

  /// Takes over the hold of a Swift object's handle where there should be none.
  mutating func skipPeer(_ handle: UInt64, of module: KotlinModule) {
    if withHolds({ $0.add(peer: handle) }) == nil { module.release(handle) }
  }
}
