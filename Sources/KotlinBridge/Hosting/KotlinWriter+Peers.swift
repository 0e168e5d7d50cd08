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
