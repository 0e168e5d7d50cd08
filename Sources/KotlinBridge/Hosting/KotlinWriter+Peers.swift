@_spi(GeneratedCode)
extension KotlinWriter {
  /// Writes any object with an interface that Swift may implement: one of Kotlin's, or one of the user's
  /// for Kotlin to call.
  ///
  /// Say `value as any Station`: of an existential that is opened only the object would be known. Refuses
  /// the object if the library knows no such interface.
  ///
  /// - Parameter interface: its number in the manifest that the code was generated from.
  @inlinable
  public mutating func write<Interface>(
    peer value: Interface, interface: UInt32, of module: KotlinModule
  ) {
    // A cast of the value itself takes five times as long.
    let type = type(of: value as Any)
    let isKotlins = type is KotlinObject.Type
    withUnsafeBytes(of: value) { bytes in
      let place = bytes.baseAddress.unsafelyUnwrapped
      if isKotlins {
        // An existential of a class begins with the object.
        write(place.load(as: KotlinObject.self))
      } else {
        write(peer: place, of: type, interface: interface, of: module)
      }
    }
  }

  /// - Parameters:
  ///   - place: where an existential of the interface lies.
  ///   - type: of the object itself.
  @usableFromInline
  mutating func write(
    peer place: UnsafeRawPointer, of type: Any.Type, interface: UInt32, of module: KotlinModule
  ) {
    if module.host?.write(place, of: type, as: interface, to: &self) == true { return }
    refuse(
      .misuse(
        "a \(type) can't cross to Kotlin: the library does not let Swift implement the interface"))
  }
}
