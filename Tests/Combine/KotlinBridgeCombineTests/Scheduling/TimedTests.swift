import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// The operators of time, event by event.
@Suite struct TimedTests {
  typealias Timed =
    @Sendable (AnyPublisher<Int, Broken>, VirtualTimeScheduler) -> AnyPublisher<Int, any Error>

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let operation: Timed
    /// Scripts, each with its notes.
    let scripts: KeyValuePairs<String, String>

    init(
      _ name: String, _ operation: @escaping Timed, _ scripts: KeyValuePairs<String, String>
    ) {
      (testDescription, self.operation, self.scripts) = (name, operation, scripts)
    }
  }

  static func digits(_ values: [Int]) -> Int { values.reduce(0) { $0 * 10 + $1 } }

  static let cases: [Case] = [
    .init(
      "debounce", { $0.debounce(for: 2, scheduler: $1).erased },
      [
        "?* 1 ~1 2 ~2 3 ~1 4 ~1 ~1": "?* ~1 ~2 v2 ~1 ~1 ~1 v4",
        // What waits at the end is lost.
        "?* 1 | ~2": "?* | ~2",
        "?* 1 !1 ~2": "?* !1 ~2",
        "?1 1 ~2 2 ~2 ?1 3 ~2": "?* ~2 v1 ~2 ~2 v3",
        "1 ~2 ?1 ~2": "~2 ?* ~2",
        "?* 1 x ~2 2 |": "?* x ~2",
        "?* | 1 ~2 |": "?* | ~2",
      ]),
    .init(
      "throttle, latest", { $0.throttle(for: 3, scheduler: $1, latest: true).erased },
      [
        "?* 1 2 3 ~3 4 ~1 5 | ~1 ~1": "?* v1 ~3 v3 ~1 ~1 ~1 v5 |",
        "?* 1 ~4 2 3 ~2 ~1": "?* v1 ~4 v2 ~2 ~1 v3",
        "?* 1 2 !1 ~3": "?* v1 ~3 v2 !1",
        "?* 1 |": "?* v1 |",
        "?1 1 2 ~3 ?1 3": "?* v1 ~3 v3",
        "?1 1 2 | ~3": "?* v1 ~3 |",
        "?* 1 2 x ~3": "?* v1 x ~3",
      ]),
    .init(
      "throttle, first", { $0.throttle(for: 3, scheduler: $1, latest: false).erased },
      ["?* 1 2 3 ~3 4 ~1 5 | ~2": "?* v1 ~3 v2 ~1 ~2 v4 |"]),
    .init(
      "delay", { $0.delay(for: 2, scheduler: $1).erased },
      [
        "?3 1 ~1 2 | ~1 ~1": "?3 ~1 ~1 v1 ~1 v2 |",
        "?1 1 !2 ~1 ~1": "?1 ~1 ~1 v1 !2",
        "?* 1 ~1 x ~1 2 |": "?* ~1 x ~1",
        "?1 ?* 1 | | 2 ~2": "?1 ?* ~2 v1 |",
      ]),
    .init(
      "timeout", { $0.timeout(2, scheduler: $1) { Broken(reason: 9) }.erased },
      [
        "?* 1 ~1 2 ~1 ~1 3 |": "?* v1 ~1 v2 ~1 ~1 x !9",
        "~1 ~1 ?*": "~1 ~1 x !9",
        "?2 ~1 1 ~1 2 ~1 | ~2": "?2 ~1 v1 ~1 v2 ~1 | ~2",
        "?* 1 ~1 !1 ~2": "?* v1 ~1 !1 ~2",
        "?* ~1 x ~2": "?* ~1 x ~2",
      ]),
    .init(
      "timeout that finishes", { $0.timeout(2, scheduler: $1).erased },
      ["?* ~1 1 ~2 2": "?* ~1 v1 ~2 x |"]),
    .init(
      "collect by time", { $0.collect(.byTime($1, 3)).map(digits).erased },
      [
        "?* 1 2 ~3 3 ~1 4 |": "?* ~3 v12 ~1 v34 |",
        "?* ~4 1 ~1 2 ~1 ~3": "?* ~4 ~1 ~1 v12 ~3",
        "?* ~7 1 ~1 2 ~1 3 |": "?* ~7 ~1 ~1 v12 v3 |",
        "?* 1 !1 ~3": "?* !1 ~3",
        "?* |": "?* |",
        // An array waits for demand, and collects meanwhile.
        "?1 1 ~3 2 ~3 3 ?1 4 ~3 ?1": "?* ~3 v1 ~3 v23 ~3 v4",
        "?1 1 ~3 2 | ?1": "?* ~3 v1 v2 |",
        "?* 1 x ~3": "?* x ~3",
      ]),
    .init(
      "collect by time or count", { $0.collect(.byTimeOrCount($1, 3, 2)).map(digits).erased },
      [
        // Four values are asked for. After an array of one, one of them is left over.
        "?2 1 2 3 ~3 4 ?1 5": "?4 v12 ~3 v3 ?1 v45",
        "?1 1 ~3 2 3 ?1 ?1 4 ~3": "?2 ~3 v1 v23 ?2 ~3 v4",
        "?1 ?1 1 2 |": "?2 ?2 v12 |",
        "?* 1 2 3 |": "?* v12 v3 |",
      ]),
    .init(
      "subscribe on", { $0.subscribe(on: $1).erased },
      ["~0 ?2 1 ?* 2 | 3": "~0 ?2 v1 ?* v2 |", "~0 ?1 x 1 |": "~0 ?1 x"]),
    .init(
      "buffer, keep full, drop newest",
      { upstream, _ in
        upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).erased
      },
      [
        "1 2 ?1 3 | ?*": "?2 v1 ?1 v2 v3 |",
        "1 2 3 ?*": "?2 v1 ?1 v2 ?1",
        "1 !1 ?1": "?2 v1 !1",
        "1 x ?* 2 |": "?2 x",
      ]),
    .init(
      "buffer, keep full, drop oldest",
      { upstream, _ in
        upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).erased
      },
      ["1 2 3 ?*": "?2 v2 ?1 v3 ?1"]),
    .init(
      "buffer, by request, that fails",
      { upstream, _ in
        upstream.buffer(
          size: 2, prefetch: .byRequest, whenFull: .customError { Broken(reason: 9) }
        ).erased
      },
      ["?1 1 2 3 ?1 4 5 6 | ?*": "?* v1 v2 x v3 v4 !9"]),
  ]

  @Test(arguments: cases)
  func operatorDoesWhatItsScriptsSay(of operation: Case) {
    for (script, notes) in operation.scripts {
      let scheduler = VirtualTimeScheduler()
      let found = Script.notes(
        of: script, through: { operation.operation($0, scheduler) }, on: scheduler)
      #expect(found == notes, "\(script)")
    }
  }

  @Test func demandThatIsReturnedCounts() {
    let scheduler = VirtualTimeScheduler()
    let found = Script.notes(
      of: "?1 1 ~1 2 ~1", through: { $0.delay(for: 1, scheduler: scheduler).erased },
      on: scheduler, answer: { $0 == 1 ? .max(2) : .none })
    #expect(found == "?1 ~1 v1 ?2 ~1 v2")
  }

  @Test func valuesWithDemandNeedNoRoomInABuffer() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).sink {
      seen.append($0)
      if $0 == 1 { for value in 2...5 { subject.send(value) } }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3, 4, 5])
    cancellable.cancel()
  }

  @Test func intervalsAreMeasuredFromTheSubscriptionOn() {
    let (scheduler, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    var seen: [VirtualTimeScheduler.SchedulerTimeType.Stride] = []
    scheduler.advance(by: 7)
    let cancellable = subject.measureInterval(using: scheduler).sink { seen.append($0) }
    for pause in [2, 0, 5] {
      scheduler.advance(by: .seconds(pause))
      subject.send(pause)
    }
    #expect(seen == [2, 0, 5])
    cancellable.cancel()
  }

  @Test func deadlineThatMovesCostsOneAction() {
    let (scheduler, subject) = (VirtualTimeScheduler(), PassthroughSubject<Int, Never>())
    let counted = CountingScheduler(scheduler)
    let cancellable = subject.timeout(10, scheduler: counted).debounce(for: 10, scheduler: counted)
      .sink { _ in }
    for _ in 0..<100 {
      subject.send(1)
      scheduler.advance(by: .milliseconds(1))
    }
    #expect(counted.delayed == 2)
    cancellable.cancel()
  }

  @Test(arguments: [true, false])
  func throttleChoosesWhenItsActionRunsAndCountsFromThen(latest: Bool) {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), LateScheduler())
    var seen: [Int] = []
    let cancellable = subject.throttle(for: 3, scheduler: scheduler, latest: latest)
      .sink { seen.append($0) }
    for value in 1...3 { subject.send(value) }
    #expect(seen == [])
    scheduler.seconds = 5
    scheduler.runWhatIsDue()
    #expect(seen == [latest ? 3 : 1])
    for value in 4...6 { subject.send(value) }
    scheduler.seconds = 7
    scheduler.runWhatIsDue()
    #expect(seen == [latest ? 3 : 1])
    scheduler.seconds = 8
    scheduler.runWhatIsDue()
    #expect(seen == (latest ? [3, 6] : [1, 4]))
    cancellable.cancel()
  }

  /// Its time goes on by itself, and its actions run when the test says so.
  private final class LateScheduler: Scheduler {
    typealias SchedulerTimeType = VirtualTimeScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private let start = VirtualTimeScheduler().now
    private var actions: [(date: SchedulerTimeType, run: () -> Void)] = []
    var seconds = 0

    var now: SchedulerTimeType { start.advanced(by: .seconds(seconds)) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func runWhatIsDue() {
      let due = actions.filter { $0.date <= now }
      actions.removeAll { $0.date <= now }
      for action in due { action.run() }
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
      actions.append((now, action))
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      actions.append((date, action))
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable { AnyCancellable {} }
  }

  @Test func timeStandsStillOnTheImmediateScheduler() {
    var seen: [[Int]] = []
    let cancellable = [1, 2, 3].publisher
      .debounce(for: 5, scheduler: ImmediateScheduler.shared)
      .delay(for: 5, scheduler: ImmediateScheduler.shared)
      .throttle(for: 5, scheduler: ImmediateScheduler.shared, latest: true)
      .collect(.byTime(ImmediateScheduler.shared, 5))
      .sink { seen.append($0) }
    #expect(seen == [[1], [2], [3]])
    cancellable.cancel()
  }

  @Test func abandonedPipelineIsReleased() {
    let (scheduler, life) = (VirtualTimeScheduler(), Life())
    for cancels in [true, false] {
      let upstream = ManualPublisher<Int, Never>()
      let token = life.token()
      let cancellable = upstream.debounce(for: 1, scheduler: scheduler)
        .delay(for: 1, scheduler: scheduler).collect(.byTime(scheduler, 1))
        .buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest).subscribe(on: scheduler)
        .sink { _ in token.touch() }
      scheduler.advance()
      upstream.send(1)
      if cancels { cancellable.cancel() } else { upstream.send(completion: .finished) }
      scheduler.run()
      upstream.forget()
    }
    #expect(life.alive == 0 && scheduler.isIdle)
  }

  static let wrongPublisherOperators: [Case] = cases.filter {
    ["delay", "subscribe on", "throttle, latest", "buffer, keep full, drop newest"]
      .contains($0.testDescription)
  }

  @Test(arguments: wrongPublisherOperators)
  func whatComesAtTheWrongTimeIsIgnored(through operation: Case) {
    let scheduler = VirtualTimeScheduler()
    let wrong = WrongPublisher {
      _ = $0.receive(1)
      $0.receive(completion: .finished)
    }
    var (seen, ends, subscription) = ([Int](), 0, nil as (any Subscription)?)
    operation.operation(wrong.eraseToAnyPublisher(), scheduler).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          seen.append($0)
          return .none
        },
        receiveCompletion: { _ in ends += 1 }))
    scheduler.run()
    let second = CountingSubscription()
    wrong.send(subscription: second)
    wrong.send(2)
    wrong.send(completion: .finished)
    wrong.send(completion: .finished)
    wrong.send(3)
    scheduler.run()
    #expect(seen == [2] && ends == 1 && second.cancels == 1)
    subscription?.cancel()
    subscription = nil
  }

  @Test func endReleasesEverythingBeforeTheDeadline() {
    let (scheduler, life) = (VirtualTimeScheduler(), Life())
    for cancels in [true, false] {
      let upstream = ManualPublisher<Int, Broken>()
      let cancellable = upstream.timeout(100, scheduler: scheduler) { [token = life.token()] in
        token.touch()
        return Broken()
      }.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      if cancels { cancellable.cancel() } else { upstream.send(completion: .finished) }
      scheduler.advance()
      upstream.forget()
    }
    #expect(life.alive == 0 && !scheduler.isIdle)
  }

  final class CountingSubscription: Subscription {
    private(set) var cancels = 0
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { cancels += 1 }
  }

  /// A value that uses the pipeline again when it is released.
  final class Last {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func valuesAreReleasedWithoutALock() {
    let scheduler = VirtualTimeScheduler()
    var released = 0
    let operations: [(AnyPublisher<Last, Never>) -> AnyPublisher<Last, Never>] = [
      { $0.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher() },
      { $0.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher() },
      {
        $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher()
      },
      { $0.collect(.byTime(scheduler, 1)).map { $0[0] }.eraseToAnyPublisher() },
    ]
    for operation in operations {
      let subject = PassthroughSubject<Last, Never>()
      var subscription: (any Subscription)?
      operation(subject.eraseToAnyPublisher()).subscribe(
        AnySubscriber(receiveSubscription: { subscription = $0 }))
      subscription?.request(.max(1))
      for _ in 0..<4 {
        subject.send(
          Last {
            released += 1
            subscription?.request(.max(1))
          })
      }
      scheduler.run()
      subscription?.cancel()
      subscription = nil
    }
    #expect(released == 16)
  }

  /// Counts the actions that wait for a date.
  final class CountingScheduler: Scheduler {
    typealias SchedulerTimeType = VirtualTimeScheduler.SchedulerTimeType

    let scheduler: VirtualTimeScheduler
    private(set) var delayed = 0

    init(_ scheduler: VirtualTimeScheduler) { self.scheduler = scheduler }

    var now: SchedulerTimeType { scheduler.now }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
      scheduler.schedule(options: options, action)
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      delayed += 1
      scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      scheduler.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
  }
}
