import Bench
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTools

/// Rows of several threads at once, which share the operations. The floor of two is one thread that does all of them,
/// so that 0.5 times the floor is twice as fast.
extension Row {
  static func manyThreads() throws -> [Row] {
    try callsByTwo() + sharedByTwo() + flowsByTwo() + byEight()
  }

  /// Eight threads of the system. The floor is two of them. Each works for so long that it hardly matters which ends
  /// last.
  private static func byEight() -> [Row] {
    func row(
      _ name: String, _ operations: Int, _ perform: @escaping @Sendable (Int) throws -> Void
    ) -> Row {
      func work(by threads: Int) -> Work {
        .figure {
          try await nanoseconds {
            let all = (0..<threads).map { _ in
              ShortLivedThread { try perform(operations / threads) }
            }
            for thread in all { try thread.value() }
          } / Double(operations)
        }
      }
      return Row("\(name)-x8", ours: work(by: 8), floor: work(by: 2))
    }
    return [
      row("typed-method", 16_000_000) { count in
        let tally = try Tally(value: 0)
        for _ in 0..<count { _ = try tally.add(amount: 1) }
      },
      row("typed-object", 4_000_000) { for _ in 0..<$0 { _ = try Tally(value: 1) } },
      row("typed-state", 8_000_000) { count in
        let gauge = try Gauge(limit: 100)
        for _ in 0..<count { try expect(gauge.level.get(), 0) }
      },
    ]
  }

  /// Each thread has objects, values and flows of its own.
  private static func callsByTwo() -> [Row] {
    let text = "thirty-two bytes, no more, none!"
    let place = Place(latitude: 51.5, longitude: -0.125, name: text)
    return [
      twice("typed-plain") { count in
        var value: Int64 = 0
        for _ in 0..<count { value = try plain(value: value) }
        try expect(value, Int64(count))
      },
      twice("typed-method") { count in
        let tally = try Tally(value: 0)
        for _ in 1..<count { _ = try tally.add(amount: 1) }
        try expect(tally.add(amount: 1), Int64(count))
      },
      twice("typed-record") { count in
        for _ in 0..<count { try expect(echoPlace(place: place).weight, 32) }
      },
      twice("typed-string") { count in
        for _ in 0..<count { try expect(echoText(text: text).weight, 32) }
      },
      twice("typed-object") { for _ in 0..<$0 { _ = try Tally(value: 1) } },
      twice("typed-state") { count in
        let gauge = try Gauge(limit: 100)
        for _ in 0..<count { try expect(gauge.level.get(), 0) }
      },
      twice("call-suspend") { count in
        var value: Int64 = 0
        for _ in 0..<count { value = try await next(value: value) }
        try expect(value, Int64(count))
      },
      twice("peer-plain") { count in
        let counting = try Counting(counter: SwiftCounter())
        try expect(counting.numbers(count: Int32(count)), Int64(count))
      },
      twice("peer-object") { count in
        for _ in 0..<count { _ = try handedBack(counter: SwiftCounter()) }
      },
    ]
  }

  /// Both threads use one object.
  private static func sharedByTwo() throws -> [Row] {
    let gauge = try gauge()
    let counting = try Counting(counter: SwiftCounter())
    return [
      twice("typed-method", "one") { count in
        for _ in 0..<count { try expect(gauge.below(level: 1), 99) }
      },
      twice("typed-state", "one") { count in
        for _ in 0..<count { try expect(gauge.level.get(), 0) }
      },
      // It changes the count of the object's holds.
      twice("typed-object", "one") { for _ in 0..<$0 { _ = try Bench.gauge() } },
      // All calls of a Swift object change one word.
      twice("peer-plain", "one") { count in
        try expect(counting.numbers(count: Int32(count)), Int64(count))
      },
    ]
  }

  private static func flowsByTwo() -> [Row] {
    [
      twice("flow-long-async") { count in
        let flow = try longs(count: Int64(count))
        try expect(await FlowConsumers.sequence(flow), Int64.weight(ofFirst: count))
      },
      twice("flow-long-callback") { count in
        let flow = try longs(count: Int64(count))
        try expect(await FlowConsumers.callbacks(flow), Int64.weight(ofFirst: count))
      },
      twice("combine-subject-1") { count in
        let (subject, sum) = (PassthroughSubject<Int64, Never>(), SerialSum())
        let cancellable = subject.sink { sum.value &+= $0 }
        for value in 0..<Int64(count) { subject.send(value) }
        cancellable.cancel()
        try expect(sum.value, Int64.weight(ofFirst: count))
      },
    ]
  }

  /// - Parameter what: tells what both threads share, at the end of the name.
  private static func twice(
    _ name: String, _ what: String = "",
    _ perform: @escaping @Sendable (_ count: Int) async throws -> Void
  ) -> Row {
    Row(
      "\(name)-x2" + (what.isEmpty ? "" : "-\(what)"),
      ours: .operations { count in
        try await withThrowingTaskGroup(of: Void.self) { group in
          for half in [count / 2, count - count / 2] where half > 0 {
            group.addTask { try await perform(half) }
          }
          try await group.waitForAll()
        }
      }, floor: .operations(perform))
  }
}
