package import KotlinBridge
import KotlinBridgeLocks

/// Records what one consumer sees, notices callbacks that overlap, and wakes tests that wait for an
/// event.
package final class EventRecorder<Element: Equatable & Sendable>: Sendable {
  private let history = History<ConsumerEvent<Element>>()
  private let lastError = Guarded<KotlinError?>(nil)
  private let callsUnderWay = Guarded(0)

  package init() {}

  package var events: [ConsumerEvent<Element>] { history.events }

  /// The whole error of the last failure.
  package var error: KotlinError? { lastError.value }

  package var elements: [Element] {
    events.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  package func record(_ event: ConsumerEvent<Element>) { history.append(event) }

  package func threw(_ error: KotlinError) {
    lastError.value = error
    record(.threw(SeenFailure(error)))
  }

  /// Records the last call of an observer at the C boundary.
  package func released(unseen: KotlinError?) {
    if let unseen { lastError.value = unseen }
    record(.released(unseen: unseen.map(SeenFailure.init)))
  }

  /// Records what a completion handler gets.
  package func record(_ result: Result<Element, KotlinError>) {
    callback {
      switch result {
      case .success(let value): record(.value(value))
      case .failure(let error): threw(error)
      }
    }
  }

  /// Runs the body of a callback, and records an overlap if another callback has not returned.
  package func callback(_ body: () -> Void) {
    let isOverlapping = callsUnderWay.withLock {
      $0 += 1
      return $0 > 1
    }
    if isOverlapping { record(.overlap) }
    body()
    callsUnderWay.withLock { $0 -= 1 }
  }

  /// Waits until the history is as asked for.
  package func waits(until isMet: @escaping ([ConsumerEvent<Element>]) -> Bool) async {
    await history.waits(until: isMet)
  }

  /// Waits until there are `count` events.
  package func reaches(_ count: Int) async { await history.reaches(count) }

  /// Waits for the completion or the failure.
  package func ends() async { await waits { $0.last?.isEnd ?? false } }

  /// Waits for the release, at the C boundary.
  package func releases() async { await waits { $0.last?.isRelease ?? false } }
}

extension KotlinFlow where Element: Equatable {
  /// Subscribes with callbacks that record what comes and then run `onEach` or `onEnd`.
  package func subscribe(
    _ recorder: EventRecorder<Element>, demand: KotlinDemand = .unlimited,
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
