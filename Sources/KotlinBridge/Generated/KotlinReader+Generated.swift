/// What the code of generated types reads besides values. Each reads what `KotlinWriter` writes by
/// the same name.
extension KotlinReader {
  /// Begins a record, one structure deeper. Throws if it is nested too deep.
  @inlinable
  public mutating func beginRecord() throws(KotlinError) {
    try descend()
  }

  /// Ends what `beginRecord` began.
  @inlinable
  public mutating func endRecord() {
    ascend()
  }

  /// Begins a value of a sealed class, two structures deeper: the class, and the record of its case.
  /// Returns the index of the case.
  @inlinable
  public mutating func beginSealed(cases count: Int) throws(KotlinError) -> Int {
    try descend()
    try descend()
    return try readOrdinal(below: count)
  }

  /// Ends what `beginSealed` began.
  @inlinable
  public mutating func endSealed() {
    ascend()
    ascend()
  }

  /// Reads the index of an enum's entry. Throws if there are not as many.
  @inlinable
  public mutating func readOrdinal(below count: Int) throws(KotlinError) -> Int {
    let ordinal = try readOrdinal()
    if ordinal >= count { throw .ordinal(ordinal, notBelow: count) }
    return ordinal
  }
}

// MARK: - For libraries written in Swift

@_spi(GeneratedCode)
extension KotlinReader {
  /// Reads values with objects of a module.
  package init(_ bytes: UnsafeRawBufferPointer, of module: KotlinModule?) {
    self.init(bytes, module: module?.lent)
  }
}

extension KotlinError {
  @usableFromInline @inline(never)
  static func ordinal(_ ordinal: Int, notBelow count: Int) -> KotlinError {
    malformed("ordinal \(ordinal) of \(count) cases")
  }
}
