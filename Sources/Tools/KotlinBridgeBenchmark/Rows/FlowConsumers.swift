import KotlinBridge
import KotlinBridgePublisher
import Synchronization

/// The ways to consume a flow to its end. Each returns the sum of the weights.
enum FlowConsumers {
  @inline(__always)
  @concurrent static func sequence<Flow: AsyncSequence>(_ flow: Flow) async throws -> Int64
  where Flow.Element: Weighed, Flow: Sendable {
    var sum: Int64 = 0
    for try await element in flow { sum &+= element.weight }
    return sum
  }

  @inline(__always)
  @MainActor static func sequenceOnMain<Flow: AsyncSequence>(_ flow: Flow) async throws -> Int64
  where Flow.Element: Weighed, Flow: Sendable {
    var sum: Int64 = 0
    for try await element in flow { sum &+= element.weight }
    return sum
  }

  static func callbacks<Element: KotlinValue & Weighed>(
    _ flow: KotlinFlow<Element>
  ) async throws -> Int64 {
    let sum = SerialSum()
    var job: KotlinJob?
    try await withCheckedThrowingContinuation { continuation in
      job = flow.subscribe(
        onEach: { sum.value &+= $0.weight }, onComplete: { continuation.resume() },
        onThrow: { continuation.resume(throwing: $0) })
    }
    await job?.join()
    return sum.value
  }

  static func publisher<Element: KotlinValue & Weighed>(
    _ flow: KotlinFlow<Element>
  ) async throws -> Int64 {
    let sum = SerialSum()
    var cancellable: AnyCancellable?
    try await withCheckedThrowingContinuation { continuation in
      cancellable = flow.publisher().sink(
        receiveCompletion: { continuation.resume(with: $0.result) },
        receiveValue: { sum.value &+= $0.weight })
    }
    _ = cancellable
    return sum.value
  }
}

/// A sum to which callbacks add. Unchecked, because only one callback runs at a time.
final class SerialSum: @unchecked Sendable {
  var value: Int64 = 0
}

extension Subscribers.Completion {
  fileprivate var result: Result<Void, Failure> {
    switch self {
    case .finished: .success(())
    case .failure(let error): .failure(error)
    }
  }
}
