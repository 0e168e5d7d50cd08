/// Bytes that are stored in place when they are few, as most answers are; freed by hand.
@usableFromInline
@frozen
struct SmallBytes {
  @usableFromInline var inPlace: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  @usableFromInline var spilled: UnsafeMutableRawPointer?
  @usableFromInline var count = 0

  init() {}

  mutating func store(_ bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    guard let source = bytes.baseAddress else { return }
    if count <= MemoryLayout.size(ofValue: inPlace) {
      withUnsafeMutableBytes(of: &inPlace) { $0.copyMemory(from: bytes) }
    } else {
      spilled = .allocate(byteCount: count, alignment: 8)
      spilled!.copyMemory(from: source, byteCount: count)
    }
  }

  /// Decodes the one value that these bytes are.
  @inlinable
  mutating func decoded<Value: KotlinValue>() throws(KotlinError) -> Value {
    if let spilled {
      return try Value(whole: UnsafeRawBufferPointer(start: spilled, count: count))
    }
    let count = count
    return try withUnsafeBytes(of: &inPlace) { (bytes) throws(KotlinError) in
      try Value(whole: UnsafeRawBufferPointer(start: bytes.baseAddress, count: count))
    }
  }

  func deallocate() {
    spilled?.deallocate()
  }
}

extension KotlinValue {
  /// Decodes bytes that must be exactly one value.
  @inlinable
  init(whole bytes: UnsafeRawBufferPointer) throws(KotlinError) {
    var reader = KotlinReader(bytes)
    self = try Self(from: &reader)
    try reader.finish()
  }
}
