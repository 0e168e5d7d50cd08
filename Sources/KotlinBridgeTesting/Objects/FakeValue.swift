/// Values of a fake library as they cross, and the objects among them, which it keeps.
struct FakeValue: Sendable {
  let bytes: [UInt8]
  /// The objects' handles, in the order in which they were written.
  let handles: [UInt64]
  private let references: (any AnyObject & Sendable)?

  /// - Parameter references: keeps the objects.
  init(_ bytes: [UInt8], handles: [UInt64] = [], references: (any AnyObject & Sendable)? = nil) {
    self.bytes = bytes
    self.handles = handles
    self.references = references
  }
}

extension FakeValue: Equatable {
  /// An object equals only itself, whose handle is always the same.
  static func == (one: FakeValue, other: FakeValue) -> Bool { one.bytes == other.bytes }
}
