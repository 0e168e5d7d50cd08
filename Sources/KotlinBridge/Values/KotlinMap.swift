/// A Kotlin map as its entries, in Kotlin's order.
///
/// For maps whose order counts, and for those with keys that Kotlin tells apart and Swift doesn't.
public struct KotlinMap<Key: KotlinValue, Value: KotlinValue>: Sendable {
  public var entries: [(key: Key, value: Value)]

  public init(_ entries: [(key: Key, value: Value)] = []) {
    self.entries = entries
  }
}

extension KotlinMap: KotlinValue {
  public static var kotlinType: KotlinType {
    KotlinType(.map(Key.kotlinType, Value.kotlinType), Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount()
    self.init()
    try reader.descend()
    for _ in 0..<count { entries.append((try reader.read(), try reader.read())) }
    reader.ascend()
  }

  /// Keys that are equal in Kotlin become one there; the last one counts.
  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.writeEntries(of: entries)
  }
}

extension KotlinMap: Equatable where Key: Equatable, Value: Equatable {
  public static func == (left: KotlinMap, right: KotlinMap) -> Bool {
    left.entries.elementsEqual(right.entries, by: ==)
  }
}
