/// Bytes that are stored in place when they are few, as most answers are; freed by hand.
struct SmallBytes {
  private var inPlace: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var spilled: UnsafeMutableRawPointer?
  private var count = 0

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

  mutating func withBytes<R, E>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    if let spilled { return try body(UnsafeRawBufferPointer(start: spilled, count: count)) }
    let count = count
    return try withUnsafeBytes(of: &inPlace) { (bytes) throws(E) in
      try body(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
  }

  func deallocate() {
    spilled?.deallocate()
  }
}
