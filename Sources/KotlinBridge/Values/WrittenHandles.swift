/// What becomes of the handles that a writer has written, once it ends.
@usableFromInline
package class WrittenHandles {
  /// `KotlinModule.lent` of a module that has one of the objects, where somebody reads them in Swift; nil
  /// without one.
  final var module: Unmanaged<AnyObject>?

  init() {}

  /// A Kotlin object's handle was written.
  ///
  /// - Parameter module: `KotlinModule.lent` of the object's.
  func wrote(
    _ object: any AnyObject & Sendable, _ handle: UInt64, of library: Table,
    _ module: Unmanaged<AnyObject>
  ) {}

  /// A Swift object's handle was written. It has brought a hold.
  func wrote(peer handle: UInt64, of host: UInt16) {}

  /// Who reads the bytes has the holds from now on.
  func handOver() {}
}
