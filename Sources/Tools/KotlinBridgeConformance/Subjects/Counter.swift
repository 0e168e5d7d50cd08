import Synchronization

/// Counts from 0. Any thread may use it.
final class Counter: Sendable {
  private let count = Atomic<Int64>(0)

  func next() -> Int64 { count.wrappingAdd(1, ordering: .relaxed).oldValue }
  var value: Int64 { count.load(ordering: .relaxed) }
}
