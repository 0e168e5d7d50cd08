import Dispatch
import KotlinBridgePublisher

extension Row {
  /// One value through an operator of publishers, from a publisher that only calls its subscriber to
  /// a `sink` that adds it up.
  static func publishers() -> [Row] {
    [
      operation("map") { a, _ in a.map { $0 }.eraseToAnyPublisher() },
      operation("filter") { a, _ in a.filter { $0 >= 0 }.eraseToAnyPublisher() },
      // The greater value is the one that has just come.
      operation("latest", of: 2) { a, b in a.combineLatest(b, max).eraseToAnyPublisher() },
      operation("flat-map") { a, _ in a.flatMap { Just($0) }.eraseToAnyPublisher() },
      // Publishers of which nothing is known.
      operation("flat-map-any") { a, _ in
        a.flatMap { Just($0).eraseToAnyPublisher() }.eraseToAnyPublisher()
      },
      operation("merge", of: 2) { a, b in a.merge(with: b).eraseToAnyPublisher() },
      receiveOn(), subject(subscribers: 1), subject(subscribers: 100),
      subscribers(10_000, named: "1e4"), subscribers(100_000, named: "1e5"),
    ]
  }

  /// The values 0, 1, 2… of one publisher, or of two by turns.
  private static func operation(
    _ name: String, of publishers: Int64 = 1,
    _ operation: @escaping @Sendable (ValuePump, ValuePump) -> AnyPublisher<Int64, Never>
  ) -> Row {
    Row(
      "combine-\(name)",
      ours: .operations { count in
        let (a, b, sum) = (ValuePump(), ValuePump(), SerialSum())
        let cancellable = operation(a, b).sink { sum.value &+= $0 }
        for value in 0..<Int64(count) { (value % publishers == 0 ? a : b).send(value) }
        cancellable.cancel()
        try expect(sum.value, Int64.weight(ofFirst: count))
      }, floor: closures(1))
  }

  /// One value to a `sink` on another queue. The floor is one closure for each on that queue.
  private static func receiveOn() -> Row {
    Row(
      "combine-receive-on",
      ours: .operations { count in
        let (values, sum) = (ValuePump(), SerialSum())
        let (queue, last) = (DispatchQueue(label: "bench"), DispatchSemaphore(value: 0))
        let cancellable = values.receive(on: queue).sink {
          sum.value &+= $0
          if $0 == Int64(count) - 1 { last.signal() }
        }
        for value in 0..<Int64(count) { values.send(value) }
        last.wait()
        cancellable.cancel()
        try expect(sum.value, Int64.weight(ofFirst: count))
      },
      floor: .operations { count in
        let (queue, sum) = (DispatchQueue(label: "bench"), SerialSum())
        for value in 0..<Int64(count) { queue.async { sum.value &+= value } }
        queue.sync {}
        try expect(sum.value, Int64.weight(ofFirst: count))
      })
  }

  /// One value of a subject to one of its subscribers.
  private static func subject(subscribers: Int) -> Row {
    Row(
      "combine-subject-\(subscribers)",
      ours: .operations { count in
        let (subject, sum) = (PassthroughSubject<Int64, Never>(), SerialSum())
        let cancellables = (0..<subscribers).map { _ in subject.sink { sum.value &+= $0 } }
        let rounds = max(1, count / subscribers)
        for value in 0..<Int64(rounds) { subject.send(value) }
        for cancellable in cancellables { cancellable.cancel() }
        try expect(sum.value, Int64.weight(ofFirst: rounds) &* Int64(subscribers))
      }, floor: closures(subscribers))
  }

  /// So many subscribers of a subject come, get a value, and leave in another order. The floor is a hundred of them,
  /// again and again.
  private static func subscribers(_ count: Int, named name: String) -> Row {
    func visits(_ subscribers: Int) -> Work {
      .figure {
        let rounds = count / subscribers
        return try await nanoseconds {
          for _ in 0..<rounds {
            let (subject, sum) = (PassthroughSubject<Int64, Never>(), SerialSum())
            var cancellables = (0..<subscribers).map { _ in subject.sink { sum.value &+= $0 } }
            subject.send(1)
            while let last = cancellables.popLast() {
              last.cancel()
              // The first ones of those that are left, too.
              if let first = cancellables.first, cancellables.count > 1 {
                first.cancel()
                cancellables.swapAt(0, cancellables.count - 1)
                cancellables.removeLast()
              }
            }
            try expect(sum.value, Int64(subscribers))
          }
        } / Double(count)
      }
    }
    return Row("combine-subscribers-\(name)", ours: visits(count), floor: visits(100))
  }

  /// A loop that calls closures, each of which adds the value up.
  private static func closures(_ subscribers: Int) -> Work {
    .operations { count in
      let sum = SerialSum()
      let closures: [(Int64) -> Void] = (0..<subscribers).map { _ in { sum.value &+= $0 } }
      let rounds = max(1, count / subscribers)
      for value in 0..<Int64(rounds) { for closure in closures { closure(value) } }
      try expect(sum.value, Int64.weight(ofFirst: rounds) &* Int64(subscribers))
    }
  }
}
