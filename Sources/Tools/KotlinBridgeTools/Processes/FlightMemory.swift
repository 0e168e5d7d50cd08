import Glibc
import Synchronization

/// Memory that a child shares with its parent: a ring of the child's last records, which outlives
/// the child however it ends.
///
/// Any thread of the child may write, without a lock. The parent reads once the child has ended.
final class FlightMemory: @unchecked Sendable {
  private static let capacity: UInt64 = 4096
  private static let wordsOfRecord = 4
  /// The first words are the count of all records, and padding.
  private static let size = (Int(capacity) + 1) * wordsOfRecord * MemoryLayout<UInt64>.stride

  private let words: UnsafeMutablePointer<Atomic<UInt64>>  // every access is atomic

  /// Maps the memory behind a descriptor; nil if it is not of this kind.
  init?(mapping descriptor: Int32) {
    guard let memory = SharedFile.map(descriptor, size: Self.size) else { return nil }
    words = memory.bindMemory(
      to: Atomic<UInt64>.self, capacity: Self.size / MemoryLayout<UInt64>.stride)
  }

  deinit { munmap(words, Self.size) }

  /// Makes such memory. Returns its descriptor, or -1 where the system has no room.
  static func make() -> Int32 { SharedFile.make(size: size) }

  func write(_ record: FlightRecord) {
    let index = words[0].add(1, ordering: .relaxed).oldValue
    let place = place(of: index)
    // While a record is half written, its stamp is none.
    words[place].store(0, ordering: .relaxed)
    words[place + 1].store(UInt64(record.subscription), ordering: .releasing)
    words[place + 2].store(UInt64(record.kind), ordering: .releasing)
    words[place + 3].store(UInt64(bitPattern: record.value), ordering: .releasing)
    words[place].store(index + 1, ordering: .releasing)
  }

  /// The last records, oldest first. One that was being written when the child ended is left out.
  var records: [FlightRecord] {
    let count = words[0].load(ordering: .acquiring)
    let first = count > Self.capacity ? count - Self.capacity : 0
    return (first..<max(first, count)).compactMap { index in
      let place = place(of: index)
      guard words[place].load(ordering: .acquiring) == index + 1 else { return nil }
      return FlightRecord(
        subscription: UInt32(truncatingIfNeeded: words[place + 1].load(ordering: .relaxed)),
        kind: UInt32(truncatingIfNeeded: words[place + 2].load(ordering: .relaxed)),
        value: Int64(bitPattern: words[place + 3].load(ordering: .relaxed)))
    }
  }

  private func place(of index: UInt64) -> Int {
    Int(index % Self.capacity + 1) * Self.wordsOfRecord
  }
}
