import Bench
import KotlinBridge

extension Row {
  /// The cost of a subscription from its beginning to its end.
  static func subscriptions(of library: BenchLibrary) throws -> [Row] {
    let usual = library.usual
    let floor = library.floor
    let one = try longs(count: 1)
    let window = try longs(count: 64)
    let firstOnly = try Bench.firstOnly()
    return [
      Row(
        "subscribe-finish",
        ours: .operations { for _ in 0..<$0 { try expect(await FlowConsumers.sequence(one), 0) } },
        usual: .operations { [flow = usual.flowOfLongs] count in
          for _ in 0..<count { try expect(await FlowConsumers.sequence(flow.stream(1)), 0) }
        },
        floor: .operations { count in try expect(floor.finish(Int64(count)), Int64(count)) }),
      // The same with the call of the Kotlin function that makes the flow.
      Row(
        "make-subscribe-finish",
        ours: .operations {
          for _ in 0..<$0 { try expect(await FlowConsumers.sequence(longs(count: 1)), 0) }
        }),
      Row(
        "subscribe-finish-64",
        ours: .operations {
          for _ in 0..<$0 { try expect(await FlowConsumers.sequence(window), 64 * 63 / 2) }
        },
        usual: .operations { [flow = usual.flowOfLongs] count in
          for _ in 0..<count {
            try expect(await FlowConsumers.sequence(flow.stream(64)), 64 * 63 / 2)
          }
        }),
      Row(
        "subscribe-cancel",
        ours: .operations { count in
          let sum = SerialSum()
          for _ in 0..<count {
            let job = firstOnly.placement(.caller).subscribe(
              onEach: { sum.value += $0 }, onThrow: { _ in })
            try await job.cancelAndJoin()
          }
          try expect(sum.value, Int64(count))
        },
        usual: .operations { [first = usual.firstOnly] count in
          for _ in 0..<count { try await first.takeFirst(until: { _ in }) }
        },
        floor: .operations { count in try expect(floor.cancel(Int64(count)), Int64(count)) }),
    ]
  }

  /// The time from a cancel to the end of the job, which another thread serves: the median, and the
  /// time that one in a hundred exceeds.
  static func cancelLatencies(of library: BenchLibrary, samples: Int) throws -> [Row] {
    let firstOnly = try Bench.firstOnly()
    let usual = library.usual.firstOnly
    let ours = { @Sendable () async throws -> Double in
      let (elements, element) = AsyncStream.makeStream(of: Int64.self)
      let job = firstOnly.subscribe(onEach: { element.yield($0) }, onThrow: { _ in })
      for await _ in elements { break }
      return try await nanoseconds { try await job.cancelAndJoin() }
    }
    let byHand = { @Sendable () async throws -> Double in
      var start: ContinuousClock.Instant?
      try await usual.takeFirst(until: { start = $0 })
      return start.map { (ContinuousClock.now - $0).nanoseconds } ?? 0
    }
    return [("p50", 0.5), ("p99", 0.99)].map { name, quantile in
      func figure(_ sample: @escaping @Sendable () async throws -> Double) -> Work {
        .figure {
          var all: [Double] = []
          for _ in 0..<samples { all.append(try await sample()) }
          return all.quantile(quantile)
        }
      }
      return Row("cancel-latency-\(name)", ours: figure(ours), usual: figure(byHand))
    }
  }
}

extension UsualFlow where Element == Int64 {
  /// Subscribes, waits for the first element, cancels, and waits for the end. Calls `cancelled`
  /// with the time of the cancel.
  fileprivate func takeFirst(until cancelled: (ContinuousClock.Instant) -> Void) async throws {
    let (elements, element) = AsyncStream.makeStream(of: Int64.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let job = subscribe(
      1, UsualObserver(onEach: { element.yield($0) }, onEnd: { _ in end.finish() }))
    for await _ in elements { break }
    cancelled(ContinuousClock.now)
    functions.cancel(job.reference)
    for await _ in ends {}
    functions.dispose(job.reference)
  }
}
