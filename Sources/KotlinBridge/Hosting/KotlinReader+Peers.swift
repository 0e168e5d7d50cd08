extension KotlinReader {
  /// Takes over the hold of a Swift object's handle that was read. Throws if that is no object with this
  /// interface, or one that was let go of.
  mutating func peer<Interface>(
    _ handle: UInt64, of module: KotlinModule
  ) throws(KotlinError) -> Interface {
    let object = module.host?.object(handle, as: Interface.self)
    if withHolds({ $0.add(peer: handle) }) == nil { module.release(handle) }
    guard let object else {
      throw .malformed("a handle of no Swift object that is a \(Interface.self)")
    }
    return object
  }
}
