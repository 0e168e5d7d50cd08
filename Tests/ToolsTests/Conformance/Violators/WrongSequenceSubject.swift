import KotlinBridge
import KotlinBridgeConformance
import KotlinBridgeLocks
import TestHelpers

/// Sequences of a flow as people write them by hand, each wrong in one way.
struct WrongSequenceSubject: SequenceSubject {
  enum Fault: String, CaseIterable, Codable {
    /// It asks for each element of the endless flow in a call that brings it, so its loop never suspends.
    case asksInPlace
    /// It feeds the values into a stream, and the end of the stream does not cancel the job.
    case neverCancels
    /// It waits in a task of its own, which the cancellation of the asking task does not reach.
    case waitsInATask
    /// One iterator serves every iteration.
    case sharesItsIterator
    /// It lets a second `next()` wait in place of refusing it.
    case queuesItsCallers
  }

  let fault: Fault
  let right: KotlinSequenceSubject
  let library: KotlinLibrary

  init(_ fault: Fault) throws {
    self.fault = fault
    let path = try isolatedLibrary("fixtures")
    right = try KotlinSequenceSubject(library: TableClient(path: path))
    library = try KotlinLibrary(path: path)
  }

  var abilities: FlowAbilities { right.abilities }
  var window: Int64 { right.window }

  func offered(_ behavior: Behavior) -> Behavior? { right.offered(behavior) }
  func liveJobs() throws -> Int? { try right.liveJobs() }

  func sequence(of behavior: Behavior, placement: Placement) throws -> AnyFlowSequence {
    let sequence = try right.sequence(of: behavior, placement: placement)
    return switch fault {
    case .asksInPlace where behavior == .endless:
      AnyFlowSequence(
        InPlace(flow: try library.flow("endlessSynchronous", of: Int64.self).placement(.caller)))
    case .asksInPlace: sequence
    case .neverCancels: AnyFlowSequence(handFed(sequence))
    case .waitsInATask: AnyFlowSequence(UncancellableSequence(sequence: sequence))
    case .sharesItsIterator: AnyFlowSequence(Sharing(iterator: sequence.makeAsyncIterator()))
    case .queuesItsCallers: AnyFlowSequence(Queueing(sequence: sequence))
    }
  }
}

private struct InPlace: AsyncSequence, Sendable {
  let flow: KotlinFlow<Int64>

  struct AsyncIterator: AsyncIteratorProtocol {
    let flow: KotlinFlow<Int64>
    let element = Guarded<Int64?>(nil)
    var job: KotlinJob?

    mutating func next() async throws -> Int64? {
      if Task.isCancelled { throw CancellationError() }
      if let job {
        try job.request(1)
      } else {
        job = flow.subscribe(
          demand: 1, onEach: { [element] in element.value = $0 }, onThrow: { _ in })
      }
      return element.value.take()
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(flow: flow) }
}

private func handFed(_ sequence: AnyFlowSequence) -> AsyncThrowingStream<Int64, any Error> {
  AsyncThrowingStream(bufferingPolicy: .bufferingOldest(100_000)) { continuation in
    Task {
      do {
        for try await element in sequence { continuation.yield(element) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}

private struct UncancellableSequence: AsyncSequence, Sendable {
  let sequence: AnyFlowSequence

  struct AsyncIterator: AsyncIteratorProtocol {
    let box: Box

    mutating func next() async throws -> Int64? {
      let box = box
      return try await Task { try await box.next() }.value
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(box: Box(sequence.makeAsyncIterator()))
  }
}

private struct Sharing: AsyncSequence, @unchecked Sendable {
  // All iterations share it, which is the fault.
  let iterator: AnyFlowSequence.AsyncIterator

  func makeAsyncIterator() -> AnyFlowSequence.AsyncIterator { iterator }
}

private struct Queueing: AsyncSequence, Sendable {
  let sequence: AnyFlowSequence

  struct AsyncIterator: AsyncIteratorProtocol {
    let box: Box

    mutating func next() async throws -> Int64? { try await box.nextInTurn() }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(box: Box(sequence.makeAsyncIterator()))
  }
}

/// An iterator that several tasks use.
private final class Box: @unchecked Sendable {
  private var iterator: AnyFlowSequence.AsyncIterator
  private let turns = Turns()

  init(_ iterator: AnyFlowSequence.AsyncIterator) {
    self.iterator = iterator
  }

  func next() async throws -> Int64? { try await iterator.next() }

  func nextInTurn() async throws -> Int64? {
    await turns.begin()
    defer { Task { await turns.end() } }
    return try await iterator.next()
  }
}

private actor Turns {
  private var isTaken = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if !isTaken {
      isTaken = true
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  func end() {
    if waiters.isEmpty { isTaken = false } else { waiters.removeFirst().resume() }
  }
}
