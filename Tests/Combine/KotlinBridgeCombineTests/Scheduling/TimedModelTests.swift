import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Pipelines built at random over virtual time, against plain functions over lists with times.
@Suite struct TimedModelTests {
  /// What comes when, in seconds, and the end with its time; nil for none.
  struct Timeline: Equatable {
    struct Moment: Equatable {
      var at: Int
      var value: Int
    }

    struct End: Equatable {
      var at: Int
      var word: String
    }

    var moments: [Moment] = []
    var end: End?

    /// The same values, changed, at the same times.
    func map(_ transform: ([Moment]) -> [Moment]) -> Timeline {
      Timeline(moments: transform(moments), end: end)
    }
  }

  struct Operation: Sendable {
    let name: String
    let run: @Sendable (Pipeline, VirtualTimeScheduler) -> Pipeline
    let model: @Sendable (Timeline) -> Timeline
  }

  typealias Pipeline = AnyPublisher<Int, Broken>

  static func digits(_ values: [Int]) -> Int { values.reduce(0) { ($0 * 10 + $1) % 1_000_003 } }

  // The moments at which something is due come before what arrives at the same time, but for `throttle`, which waits
  // for its action. It stands directly behind the source, for elsewhere the order of two actions would matter.

  static func debounced(_ line: Timeline, _ time: Int) -> Timeline {
    var result = Timeline(end: line.end)
    for (index, moment) in line.moments.enumerated() {
      let due = moment.at + time
      let next = index + 1 < line.moments.count ? line.moments[index + 1].at : line.end?.at
      if next.map({ $0 >= due }) ?? true {
        result.moments.append(.init(at: due, value: moment.value))
      }
    }
    return result
  }

  static func throttled(_ line: Timeline, _ time: Int, latest: Bool) -> Timeline {
    var (result, rest, allowed) = (Timeline(end: line.end), line.moments[...], 0)
    while let first = rest.popFirst() {
      let due = max(first.at, allowed)
      // The source's actions were scheduled first, so what comes at the same moment comes in time.
      let window = [first] + rest.prefix { $0.at <= due }
      rest = rest.dropFirst(window.count - 1)
      result.moments.append(.init(at: due, value: (latest ? window.last! : first).value))
      allowed = due + time
      if rest.isEmpty, let end = line.end { result.end!.at = max(end.at, due) }
    }
    return result
  }

  static func delayed(_ line: Timeline, _ time: Int) -> Timeline {
    Timeline(
      moments: line.moments.map { .init(at: $0.at + time, value: $0.value) },
      end: line.end.map { .init(at: $0.at + time, word: $0.word) })
  }

  static func timedOut(_ line: Timeline, _ time: Int) -> Timeline {
    var (result, deadline) = (Timeline(), time)
    for moment in line.moments {
      if moment.at >= deadline {
        result.end = .init(at: deadline, word: "!9")
        return result
      }
      result.moments.append(moment)
      deadline = moment.at + time
    }
    let isInTime = line.end.map { $0.at < deadline } ?? false
    result.end = isInTime ? line.end : .init(at: deadline, word: "!9")
    return result
  }

  static func collected(_ line: Timeline, _ time: Int, count: Int) -> Timeline {
    var (result, group, tick) = (Timeline(end: line.end), [Int](), 0)
    func deliver(at date: Int) {
      if !group.isEmpty { result.moments.append(.init(at: date, value: digits(group))) }
      group = []
    }
    for moment in line.moments {
      if moment.at >= tick { deliver(at: tick) }
      if group.isEmpty { tick = (moment.at / time + 1) * time }
      group.append(moment.value)
      if group.count == count { deliver(at: moment.at) }
    }
    guard let end = line.end else {
      deliver(at: tick)
      return result
    }
    if end.at >= tick { deliver(at: tick) }
    if end.word == "|" { deliver(at: end.at) }
    return result
  }

  static func measured(_ moments: [Timeline.Moment]) -> [Timeline.Moment] {
    zip([Timeline.Moment(at: 0, value: 0)] + moments, moments).map {
      .init(at: $1.at, value: $1.at - $0.at)
    }
  }

  static func prefixed(_ line: Timeline, _ count: Int) -> Timeline {
    guard line.moments.count >= count else { return line }
    let moments = Array(line.moments.prefix(count))
    return Timeline(moments: moments, end: .init(at: moments.last!.at, word: "|"))
  }

  static func operation(_ seed: inout Seed, isFirst: Bool) -> Operation {
    let (time, count) = (Int.random(in: 0...4, using: &seed), Int.random(in: 1...3, using: &seed))
    let stride = VirtualTimeScheduler.SchedulerTimeType.Stride.seconds(time)
    let period = time + 1
    let all: [Operation] = [
      .init(name: "debounce(\(time))") {
        $0.debounce(for: stride, scheduler: $1).eraseToAnyPublisher()
      } model: {
        debounced($0, time)
      },
      .init(name: "throttle(\(time), latest)") {
        $0.throttle(for: stride, scheduler: $1, latest: true).eraseToAnyPublisher()
      } model: {
        throttled($0, time, latest: true)
      },
      .init(name: "throttle(\(time), first)") {
        $0.throttle(for: stride, scheduler: $1, latest: false).eraseToAnyPublisher()
      } model: {
        throttled($0, time, latest: false)
      },
      .init(name: "delay(\(time))") {
        $0.delay(for: stride, scheduler: $1).eraseToAnyPublisher()
      } model: {
        delayed($0, time)
      },
      .init(name: "timeout(\(period))") {
        $0.timeout(.seconds(period), scheduler: $1) { Broken(reason: 9) }.eraseToAnyPublisher()
      } model: {
        timedOut($0, period)
      },
      .init(name: "collect(\(period))") {
        $0.collect(.byTime($1, .seconds(period))).map(digits).eraseToAnyPublisher()
      } model: {
        collected($0, period, count: .max)
      },
      .init(name: "collect(\(period), \(count))") {
        $0.collect(.byTimeOrCount($1, .seconds(period), count)).map(digits).eraseToAnyPublisher()
      } model: {
        collected($0, period, count: count)
      },
      .init(name: "measureInterval") {
        $0.measureInterval(using: $1).map { $0.magnitude / 1_000_000_000 }.eraseToAnyPublisher()
      } model: {
        $0.map(measured)
      },
      .init(name: "receive(on:)") {
        $0.receive(on: $1).eraseToAnyPublisher()
      } model: {
        $0
      },
      .init(name: "subscribe(on:)") {
        $0.subscribe(on: $1).eraseToAnyPublisher()
      } model: {
        $0
      },
      .init(name: "buffer") { upstream, _ in
        upstream.buffer(size: 20, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher()
      } model: {
        $0
      },
      .init(name: "filter") { upstream, _ in
        upstream.filter { $0 % 2 == 0 }.eraseToAnyPublisher()
      } model: {
        $0.map { $0.filter { $0.value % 2 == 0 } }
      },
      .init(name: "prefix(\(count))") { upstream, _ in
        // So that all values are asked for, for a model knows nothing of demand.
        upstream.buffer(size: 20, prefetch: .byRequest, whenFull: .dropNewest).prefix(count)
          .eraseToAnyPublisher()
      } model: {
        prefixed($0, count)
      },
    ]
    return all.filter { isFirst || !$0.name.hasPrefix("throttle") }.randomElement(using: &seed)!
  }

  static func source(_ seed: inout Seed) -> Timeline {
    var (line, now) = (Timeline(), 0)
    for _ in 0..<Int.random(in: 0...8, using: &seed) {
      now += Int.random(in: 0...3, using: &seed)
      line.moments.append(.init(at: now, value: Int.random(in: 1...9, using: &seed)))
    }
    let word = ["|", "!1", nil].randomElement(using: &seed)!
    let end = now + Int.random(in: 0...3, using: &seed)
    line.end = word.map { .init(at: end, word: $0) }
    return line
  }

  @Test func pipelinesDoWhatTheirModelsDo() async throws {
    try await forEachRound(5_000) { round, seed in
      if round == 0 { print("pipelines against models: \(seed)") }
      let source = Self.source(&seed)
      let operations = (0..<Int.random(in: 1...4, using: &seed)).map {
        Self.operation(&seed, isFirst: $0 == 0)
      }
      let expected = operations.reduce(source) { $1.model($0) }
      let found = Self.run(source, through: operations)
      let names = operations.map(\.name).joined(separator: ", ")
      #expect(found == expected, "\(names) of \(source), \(Round.comment)")
    }
  }

  static func run(_ source: Timeline, through operations: [Operation]) -> Timeline {
    let scheduler = VirtualTimeScheduler()
    let start = scheduler.now
    var found = Timeline()
    func now() -> Int { start.distance(to: scheduler.now).magnitude / 1_000_000_000 }
    let pipeline = operations.reduce(
      Timetable(line: source, scheduler: scheduler).eraseToAnyPublisher()
    ) { $1.run($0, scheduler) }
    let cancellable = pipeline.sink {
      switch $0 {
      case .finished: found.end = .init(at: now(), word: "|")
      case .failure(let failure): found.end = .init(at: now(), word: "!\(failure.reason)")
      }
    } receiveValue: {
      found.moments.append(.init(at: now(), value: $0))
    }
    scheduler.run()
    cancellable.cancel()
    scheduler.run()  // `subscribe(on:)` cancels there
    return found
  }

  /// Delivers what its timeline says, to each subscriber from its subscription on and as far as it
  /// has requested.
  struct Timetable: Publisher {
    typealias Output = Int
    typealias Failure = Broken

    let line: Timeline
    let scheduler: VirtualTimeScheduler

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
      let reading = Reading(AnySubscriber(subscriber))
      subscriber.receive(subscription: reading)
      let start = scheduler.now
      for moment in line.moments {
        scheduler.schedule(after: start.advanced(by: .seconds(moment.at))) {
          reading.send(moment.value)
        }
      }
      guard let end = line.end else { return }
      scheduler.schedule(after: start.advanced(by: .seconds(end.at))) {
        reading.send(end: end.word == "|" ? .finished : .failure(Broken(reason: 1)))
      }
    }

    /// Keeps what has not been requested, so that only the operators are on trial.
    final class Reading: Subscription {
      private var subscriber: AnySubscriber<Int, Broken>?
      private var demand = Subscribers.Demand.none
      private var waiting: [Int] = []
      private var end: Subscribers.Completion<Broken>?

      init(_ subscriber: AnySubscriber<Int, Broken>) { self.subscriber = subscriber }

      func send(_ value: Int) {
        waiting.append(value)
        deliver()
      }

      func send(end: Subscribers.Completion<Broken>) {
        self.end = end
        deliver()
      }

      func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        deliver()
      }

      func cancel() { subscriber = nil }

      private func deliver() {
        while let subscriber, demand > .none, !waiting.isEmpty {
          demand -= 1
          demand += subscriber.receive(waiting.removeFirst())
        }
        if let end, waiting.isEmpty { subscriber.take()?.receive(completion: end) }
      }
    }
  }
}
