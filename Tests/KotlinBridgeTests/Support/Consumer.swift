import Foundation
import KotlinBridge

/// How a consumer's calls of `next()` went.
enum Step: Equatable, Sendable, ExpressibleByIntegerLiteral {
  case element(Int64)
  case end
  case cancelled
  case error(KotlinError.Code, String)

  init(integerLiteral value: Int64) { self = .element(value) }

  init(_ error: any Error) {
    switch error {
    case let error as KotlinError: self = .error(error.code, error.message)
    case is CancellationError: self = .cancelled
    default: self = .error(.failed, "\(type(of: error))")
    }
  }

  static func misuse(_ message: String) -> Step { .error(.misuse, message) }
}

/// A task that reads a sequence to its end and past it. It has begun to wait, if it has to, once
/// `init` returns.
struct Consumer: Sendable {
  let history = History<Step>()
  let task: Task<Void, Never>

  /// - Parameter extra: how often `next()` is called after the end or the error.
  init<Flow: AsyncSequence & Sendable>(_ flow: Flow, extra: Int = 2)
  where Flow.Element == Int64, Flow: SendableMetatype, Flow.AsyncIterator: SendableMetatype {
    self.init(making: { flow }, extra: extra)
  }

  /// The same for a sequence that only the task has.
  init<Flow: AsyncSequence>(making flow: @escaping @Sendable () -> Flow, extra: Int = 2)
  where Flow.Element == Int64, Flow: SendableMetatype, Flow.AsyncIterator: SendableMetatype {
    let history = history
    task = Task.immediate {
      var iterator = flow().makeAsyncIterator()
      var left = extra
      while left >= 0 {
        let step = await Consumer.step(&iterator)
        history.append(step)
        if case .element = step { continue }
        left -= 1
      }
    }
  }

  static func step<Iterator: AsyncIteratorProtocol>(
    _ iterator: inout Iterator, isolation: isolated (any Actor)? = #isolation
  ) async -> Step where Iterator.Element == Int64 {
    do {
      return try await iterator.next(isolation: isolation).map { .element($0) } ?? .end
    } catch {
      return Step(error)
    }
  }

  /// All that came of it.
  var steps: [Step] {
    get async {
      await task.value
      return history.events
    }
  }
}

/// Runs `body` on a thread of its own, and returns when it has.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}

/// The same, for code that can't be suspended.
func onAnotherThreadBlocking(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Runs `body` in a task of its own, which it may cancel.
func inATask<R: Sendable>(_ body: @escaping @Sendable () async throws -> R) async throws -> R {
  try await Task.immediate { try await body() }.value
}

/// Cancels the task that calls.
func cancelThisTask() {
  withUnsafeCurrentTask { $0?.cancel() }
}
