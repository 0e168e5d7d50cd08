/// Bytes that are stored in place if they are few, as most answers are.
///
/// Whoever has them last calls `deallocate()`.
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
    spilled?.deallocate()  // the library has answered twice
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
