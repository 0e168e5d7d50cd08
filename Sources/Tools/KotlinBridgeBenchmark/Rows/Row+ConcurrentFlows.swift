import Bench
import KotlinBridge

extension Row {
  /// A count of flows at once. Each has given its first element before the rest of any is taken.
  /// The figure is the time of all, subscribing included, for each element.
  static func concurrentFlows(_ flows: Int, of library: BenchLibrary) -> Row {
    let each = max(1000, 1_000_000 / flows)
    let few = max(100, 100_000 / flows)
    return Row(
      "flows-\(flows)",
      ours: .figure {
        let flow = try longs(count: Int64(each))
        return try await timeOfElements(flows, each) { flow.makeAsyncIterator() }
      },
      usual: .figure { [usual = library.usual.flowOfLongs] in
        try await timeOfElements(flows, few) { usual.stream(few).makeAsyncIterator() }
      })
  }

  private static func timeOfElements<Iterator: AsyncIteratorProtocol & SendableMetatype>(
    _ flows: Int, _ each: Int, _ make: () -> Iterator
  ) async throws -> Double where Iterator.Element == Int64 {
    try await nanoseconds {
      var begun: [BegunFlow<Iterator>] = []
      for _ in 0..<flows { begun.append(try await BegunFlow(make())) }
      try await withThrowingTaskGroup(of: Int64.self) { group in
        for flow in begun { group.addTask { try await flow.sumOfTheRest() } }
        for try await sum in group { try expect(sum, Int64.weight(ofFirst: each)) }
      }
    } / Double(flows * each)
  }
}

/// An iterator that has given its first element. Unchecked, because only one task uses it from then
/// on.
private struct BegunFlow<Iterator: AsyncIteratorProtocol & SendableMetatype>: @unchecked Sendable
where Iterator.Element == Int64 {
  private let iterator: Iterator

  init(_ iterator: Iterator) async throws {
    var iterator = iterator
    try expect(try await iterator.next(isolation: nil) ?? -1, 0)
    self.iterator = iterator
  }

  func sumOfTheRest() async throws -> Int64 {
    var iterator = iterator
    var sum: Int64 = 0
    while let element = try await iterator.next(isolation: nil) { sum &+= element }
    return sum
  }
}
