/// What becomes of the handles that a writer has written, once it ends.
@usableFromInline
package class WrittenHandles {
  init() {}

  /// A Kotlin object's handle was written.
  func wrote(_ object: any AnyObject & Sendable, _ handle: UInt64, of library: Table) {}

  /// A Swift object's handle was written. It has brought a hold.
  func wrote(peer handle: UInt64, of host: UInt16) {}

  /// Who reads the bytes has the holds from now on.
  func handOver() {}
}
