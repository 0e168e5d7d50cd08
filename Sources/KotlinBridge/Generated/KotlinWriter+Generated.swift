/// What the code of generated types writes besides values.
extension KotlinWriter {
  /// Begins a record, one structure deeper. False if it is nested too deep: write nothing then, not
  /// its end either.
  @inlinable
  public mutating func beginRecord() -> Bool {
    descend()
  }

  /// Ends what `beginRecord` began.
  @inlinable
  public mutating func endRecord() {
    ascend()
  }

  /// Begins a value of a sealed class, two structures deeper: the class, and the record of its case.
  /// False as for `beginRecord`. Write the index of the case next.
  @inlinable
  public mutating func beginSealed() -> Bool {
    if !descend() { return false }
    if descend() { return true }
    ascend()
    return false
  }

  /// Ends what `beginSealed` began.
  @inlinable
  public mutating func endSealed() {
    ascend()
    ascend()
  }

  /// Writes the index of an enum's entry, or of a sealed class's case.
  @inlinable
  public mutating func write(ordinal: Int) {
    writeOrdinal(ordinal)
  }
}

// MARK: - For libraries written in Swift

extension KotlinWriter {
  /// The bytes of values, one after the other, and the objects whose handles are among them. Throws
  /// if a value is nested too deep.
  package static func bytesAndObjects<each Value: KotlinValue>(
    of value: repeat each Value
  ) throws(KotlinError) -> (bytes: [UInt8], objects: WrittenObjects) {
    try withWriter { (writer) throws(KotlinError) in
      let objects = WrittenObjects()
      writer.handles = objects
      repeat writer.write(each value)
      return (Array(try writer.finish()), objects)
    }
  }
}

/// Keeps the objects whose handles a writer has written, until it ends.
package final class WrittenObjects: Loans {
  package private(set) var objects: [KotlinObject] = []
  /// The handles of Swift objects.
  package private(set) var hosted: [UInt64] = []

  fileprivate init() { super.init(bringsHolds: false) }

  override func wrote(
    _ object: any AnyObject & Sendable, _ handle: UInt64, of library: Table,
    _ module: Unmanaged<AnyObject>
  ) {
    if let object = object as? KotlinObject { objects.append(object) }
  }

  override func wrote(peer handle: UInt64, of host: UInt16) {
    hosted.append(handle)
    super.wrote(peer: handle, of: host)
  }
}
