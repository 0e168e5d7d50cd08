import Foundation
import KotlinBridgeCombine
import TestHelpers
import Testing

/// What becomes of a request of `.none`: the table of the article on the module.
@Suite struct EmptyRequestTests {
  enum Outcome: Equatable {
    case passedOn, ignored
  }

  typealias Operator = @Sendable (AnyPublisher<Int, Broken>) -> AnyPublisher<Int, any Error>

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let outcome: Outcome
    let operation: Operator

    init(_ name: String, _ outcome: Outcome, _ operation: @escaping Operator) {
      (testDescription, self.outcome, self.operation) = (name, outcome, operation)
    }
  }

  /// Nothing runs on it before the end of a test.
  static let late = ManualScheduler()

  static let lenient: [Case] = [
    .init("map", .passedOn) { $0.map { $0 }.erased },
    .init("scan", .passedOn) { $0.scan(0, +).erased },
    .init("mapError", .passedOn) { $0.mapError { $0 }.erased },
    .init("receive(on:)", .passedOn) { $0.receive(on: ImmediateScheduler.shared).erased },
    .init("subscribe(on:)", .passedOn) { $0.subscribe(on: ImmediateScheduler.shared).erased },
    .init("handleEvents", .passedOn) { $0.handleEvents().erased },
    .init("breakpoint", .passedOn) { $0.breakpoint().erased },
    .init("measureInterval", .passedOn) {
      $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude).erased
    },
    .init("buffer", .ignored) {
      $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).erased
    },
    .init("append", .ignored) { $0.append(1).erased },
    .init("retry", .ignored) { $0.retry(1).erased },
    .init("delay", .ignored) { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).erased },
    .init("debounce", .ignored) {
      $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).erased
    },
    .init("throttle", .ignored) {
      $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).erased
    },
    .init("timeout", .ignored) { $0.timeout(1, scheduler: late).erased },
    .init("prefix(untilOutputFrom:)", .ignored) {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).erased
    },
    .init("drop(untilOutputFrom:)", .ignored) {
      $0.drop(untilOutputFrom: Empty<Int, Broken>(completeImmediately: false)).erased
    },
  ]

  @Test(arguments: lenient)
  func itIsPassedOnOrIgnored(_ subject: Case) {
    let upstream = ManualPublisher<Int, Broken>()
    let subscriber = RecordingSubscriber(of: Int.self, failing: (any Error).self)
    subject.operation(upstream.eraseToAnyPublisher()).subscribe(subscriber)
    // Some ask for something by themselves.
    let before = upstream.calls
    subscriber.subscription?.request(.none)
    let calls = upstream.calls.dropFirst(before.count)
    #expect(Array(calls) == (subject.outcome == .passedOn ? [.request(.none)] : []))
    subscriber.cleanUp()
    upstream.forget()
    Self.late.runAll()
  }

  @Test func publishersOfManyValuesIgnoreIt() {
    let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self)
    for publisher in [
      [1, 2].publisher.eraseToAnyPublisher(),
      Record<Int, Never>(output: [1], completion: .finished).eraseToAnyPublisher(),
    ] {
      publisher.subscribe(subscriber)
      subscriber.subscription?.request(.none)
      #expect(!subscriber.signals.contains { if case .value = $0 { true } else { false } })
      subscriber.cleanUp()
    }
  }

  static let strict: [(name: String, publisher: @Sendable () -> AnyPublisher<Int, any Error>)] = {
    let many: @Sendable () -> ManualPublisher<Int, Broken> = { ManualPublisher() }
    return [
      ("PassthroughSubject", { PassthroughSubject<Int, Broken>().erased }),
      ("CurrentValueSubject", { CurrentValueSubject<Int, Broken>(1).erased }),
      ("share", { many().share().erased }),
      ("Just", { Just(1).erased }),
      ("Optional", { Optional(1).publisher.erased }),
      ("Result", { Result<Int, Broken>.success(1).publisher.erased }),
      ("Future", { Future<Int, Broken> { _ in }.erased }),
      ("filter", { many().filter { _ in true }.erased }),
      ("compactMap", { many().compactMap { $0 }.erased }),
      ("removeDuplicates", { many().removeDuplicates().erased }),
      ("dropFirst", { many().dropFirst().erased }),
      ("drop(while:)", { many().drop { _ in false }.erased }),
      ("prefix", { many().prefix(2).erased }),
      ("first(where:)", { many().first { _ in true }.erased }),
      ("tryMap", { many().tryMap { $0 }.erased }),
      ("collect(_:)", { many().collect(2).map(\.count).erased }),
      ("collect", { many().collect().map(\.count).erased }),
      ("reduce", { many().reduce(0, +).erased }),
      ("flatMap", { many().flatMap { Just($0).setFailureType(to: Broken.self) }.erased }),
      ("switchToLatest", { many().map { _ in many() }.switchToLatest().erased }),
      ("merge", { many().merge(with: many()).erased }),
      ("combineLatest", { many().combineLatest(many()) { $0 + $1 }.erased }),
      ("zip", { many().zip(many()) { $0 + $1 }.erased }),
      ("catch", { many().catch { _ in Just(1) }.erased }),
      ("replaceEmpty", { many().replaceEmpty(with: 1).erased }),
      ("replaceError", { many().replaceError(with: 1).erased }),
    ]
  }()

  @Test(arguments: strict.map(\.name))
  func itEndsTheProcess(at name: String) async {
    await #expect(processExitsWith: .failure) { [name] in
      let subject = EmptyRequestTests.strict.first { $0.name == name }
      subject?.publisher()
        .subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
    }
  }
}
