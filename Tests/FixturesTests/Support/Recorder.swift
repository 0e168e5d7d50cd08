import KotlinBridge

/// What a consumer sees of a failure, to compare.
struct Failure: Equatable, CustomStringConvertible {
  var code: KotlinError.Code
  var typeName: String
  var message: String

  init(_ error: KotlinError) {
    self.init(code: error.code, typeName: error.typeName, message: error.message)
  }

  init(code: KotlinError.Code, typeName: String, message: String) {
    self.code = code
    self.typeName = typeName
    self.message = message
  }

  var description: String { "\(code) \(typeName) '\(message)'" }

  /// The exception of the fixtures.
  static func fixture(_ message: String) -> Failure {
    Failure(code: .failed, typeName: "fixtures.FixtureException", message: message)
  }
}

/// What a consumer of a flow sees.
enum Event<Element: Equatable & Sendable>: Equatable, Sendable {
  case element(Element)
  case completed
  case threw(Failure)
  /// `CancellationError`, in the forms that throw it.
  case cancellationError
  /// The last call, at the C boundary.
  case released(unseen: Failure?)
  /// Never right: a callback while another one had not returned.
  case overlap

  var isEnd: Bool {
    switch self {
    case .completed, .threw, .cancellationError: true
    case .element, .released, .overlap: false
    }
  }

  var isRelease: Bool {
    if case .released = self { true } else { false }
  }
}

extension Failure: Sendable {}

/// The events of `elements`, and then `end`.
func events<S: Sequence>(_ elements: S, _ end: Event<S.Element>? = nil) -> [Event<S.Element>] {
  elements.map { .element($0) } + (end.map { [$0] } ?? [])
}

/// Keeps the whole history of a consumer and wakes tests that wait for a part of it.
final class Recorder<Element: Equatable & Sendable>: @unchecked Sendable {  // state under the lock
  typealias History = [Event<Element>]

  private struct Waiter {
    let isMet: (History) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = Lock()
  private var history: History = []
  private var lastError: KotlinError?
  private var callsUnderWay = 0
  private var waiters: [Waiter] = []

  var events: History { lock.withLock { history } }
  /// The whole of the error that `threw` stands for.
  var error: KotlinError? { lock.withLock { lastError } }
  var elements: [Element] {
    events.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  func record(_ event: Event<Element>, error: KotlinError? = nil) {
    let met = lock.withLock {
      history.append(event)
      if let error { lastError = error }
      let met = waiters.filter { $0.isMet(history) }
      if !met.isEmpty { waiters.removeAll { $0.isMet(history) } }
      return met
    }
    for waiter in met { waiter.continuation.resume() }
  }

  func threw(_ error: KotlinError) {
    record(.threw(Failure(error)), error: error)
  }

  /// Runs a callback, and notes it when another one is under way.
  func callback(_ body: () -> Void) {
    let isOverlapping = lock.withLock {
      callsUnderWay += 1
      return callsUnderWay > 1
    }
    if isOverlapping { record(.overlap) }
    body()
    lock.withLock { callsUnderWay -= 1 }
  }

  /// Waits until the history is as asked for.
  func waits(until isMet: @escaping (History) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isMetAlready = lock.withLock {
        if isMet(history) { return true }
        waiters.append(Waiter(isMet: isMet, continuation: continuation))
        return false
      }
      if isMetAlready { continuation.resume() }
    }
  }

  /// Waits for the `count`th event.
  func reaches(_ count: Int) async {
    await waits { $0.count >= count }
  }

  /// Waits for the completion or the failure.
  func ends() async {
    await waits { $0.last?.isEnd ?? false }
  }

  /// Waits for the release, at the C boundary.
  func isReleased() async {
    await waits { $0.last?.isRelease ?? false }
  }
}

extension KotlinFlow where Element: Equatable {
  /// Subscribes with callbacks that record, and then do what the test wants with the element.
  func subscribe(
    _ recorder: Recorder<Element>, demand: KotlinDemand = .unlimited,
    onEach: @escaping @Sendable (Element) -> Void = { _ in },
    onEnd: @escaping @Sendable () -> Void = {}
  ) -> KotlinJob {
    start(
      demand: demand,
      onEach: { element in
        recorder.callback {
          recorder.record(.element(element))
          onEach(element)
        }
      },
      onComplete: {
        recorder.callback {
          recorder.record(.completed)
          onEnd()
        }
      },
      onThrow: { error in
        recorder.callback {
          recorder.threw(error)
          onEnd()
        }
      })
  }
}
