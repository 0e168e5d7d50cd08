@_spi(GeneratedCode)
extension KotlinWriter {
  /// Writes an object of the user's that implements an interface, for Kotlin to call.
  ///
  /// Say `value as any Station`: of an existential that is opened only the object would be known. Refuses
  /// the object if the library knows no such interface.
  ///
  /// - Parameter interface: its number in the manifest that the code was generated from.
  public mutating func write<Interface>(
    peer value: Interface, interface: UInt32, of module: KotlinModule
  ) {
    if module.host?.write(value, as: interface, to: &self) == true { return }
    refuse(
      .misuse(
        "a \(type(of: value as Any)) can't cross to Kotlin: the library does not let Swift implement "
          + "the interface"))
  }
}

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

extension GeneratedLibrary {
  /// Lets go of a Swift object that Kotlin holds, as if Kotlin had collected it.
  ///
  /// - Calls from Kotlin that come later throw `IllegalStateException` there, and run nothing. Those that
  ///   run end as usual.
  /// - The object is released soon, by a task. A call that runs keeps it until it ends.
  /// - Handing it to Kotlin again makes a new Kotlin object.
  /// - Does nothing if Kotlin does not hold the object. Any thread may call it.
  public static func letGo(of object: AnyObject) {
    link.moduleOrStop().host?.letGo(of: object)
  }
}
