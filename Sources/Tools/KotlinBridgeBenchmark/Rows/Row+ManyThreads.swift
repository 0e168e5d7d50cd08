import Bench
import KotlinBridge
import KotlinBridgeTools

/// Rows of several threads at once, which share the operations. The floor of two is one thread that does all of them,
/// so that 0.5 times the floor is twice as fast.
extension Row {
  /// - Parameter rows: those of one thread.
  static func manyThreads(_ rows: [Row]) throws -> [Row] {
    try eachItsOwn(rows) + sharedByTwo() + byEight()
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

  /// Each thread has objects, values and flows of its own: those that the row of one thread makes.
  private static func eachItsOwn(_ rows: [Row]) -> [Row] {
    let names = [
      "typed-plain", "typed-method", "typed-record", "typed-string", "typed-object", "call-suspend",
      "flow-long-async", "flow-long-callback", "combine-subject-1",
    ]
    return names.map { name in
      guard case .operations(let perform) = rows.first(where: { $0.name == name })?.ours else {
        preconditionFailure("there is no row \(name) of operations")
      }
      return twice(name, perform)
    } + [
      twice("typed-state") { count in
        let gauge = try Gauge(limit: 100)
        for _ in 0..<count { try expect(gauge.level.get(), 0) }
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
      twice("typed-method", on: "one") { count in
        for _ in 0..<count { try expect(gauge.below(level: 1), 99) }
      },
      twice("typed-state", on: "one") { count in
        for _ in 0..<count { try expect(gauge.level.get(), 0) }
      },
      // It changes the count of the object's holds.
      twice("typed-object", on: "one") { for _ in 0..<$0 { _ = try Bench.gauge() } },
      // All calls of a Swift object change one word.
      twice("peer-plain", on: "one") { count in
        try expect(counting.numbers(count: Int32(count)), Int64(count))
      },
    ]
  }

  /// - Parameter what: tells what both threads share, at the end of the name.
  private static func twice(
    _ name: String, on what: String = "",
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
