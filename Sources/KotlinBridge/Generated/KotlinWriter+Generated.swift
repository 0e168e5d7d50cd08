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
  ) throws(KotlinError) -> (bytes: [UInt8], objects: [KotlinObject]) {
    try withWriter { (writer) throws(KotlinError) in
      writer.kept = []
      repeat writer.write(each value)
      let bytes = Array(try writer.finish())
      return (bytes, (writer.kept ?? []).compactMap { $0 as? KotlinObject })
    }
  }
}
