/// The entries of a Kotlin map, in Kotlin's order.
///
/// Use it if the order matters, or if Kotlin tells keys apart that are equal in Swift.
public struct KotlinMap<Key: KotlinValue, Value: KotlinValue>: Sendable {
  /// The entries, in Kotlin's order after a read; Kotlin gets them in this order.
  public var entries: [(key: Key, value: Value)]

  /// A map of these entries, whose keys Swift does not compare.
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

  /// If two keys are equal in Kotlin, the last one wins there.
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
