/// Bytes that are stored in place when they are few, as most answers are; freed by hand.
@usableFromInline
@frozen
struct SmallBytes {
  @usableFromInline var inPlace: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0)
  @usableFromInline var spilled: UnsafeMutableRawPointer?
  @usableFromInline var count = 0

  init() {}

  init(_ bytes: Slice<UnsafeRawBufferPointer>) {
    store(UnsafeRawBufferPointer(rebasing: bytes))
  }

  mutating func store(_ bytes: UnsafeRawBufferPointer) {
    spilled?.deallocate()  // of a library that answers twice
    spilled = nil
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
  func decoded<Value: KotlinValue>(by cases: CaseTable) throws(KotlinError) -> Value {
    try withBytes { (bytes) throws(KotlinError) in try Value(whole: bytes, cases) }
  }

  @inlinable
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let spilled { return try body(UnsafeRawBufferPointer(start: spilled, count: count)) }
    return try withUnsafeBytes(of: inPlace) { (bytes) throws(Failure) in
      try body(UnsafeRawBufferPointer(start: bytes.baseAddress, count: count))
    }
  }

  func deallocate() {
    spilled?.deallocate()
  }
}

extension KotlinValue {
  /// Decodes bytes that must be exactly one value.
  @inlinable
  init(whole bytes: UnsafeRawBufferPointer, _ cases: CaseTable) throws(KotlinError) {
    var reader = KotlinReader(bytes, cases: cases.lent)
    self = try reader.read()
    try reader.finish()
  }
}
