import KotlinBridgeLocks
import KotlinBridgeTools
import Synchronization

/// A bridge whose form is an `AsyncSequence`. It only has to supply the sequence.
public protocol SequenceSubject: FlowSubject {
  /// The greatest count of elements that the flow makes ahead of the consumer.
  var window: Int64 { get }

  /// A sequence of a flow that is offered.
  func sequence(
    of behavior: Behavior, placement: Placement
  ) throws -> AnyFlowSequence

  /// A sequence with a window of its own. With 0, the producer begins with an element only when the
  /// consumer asks for it.
  func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence
}

extension SequenceSubject {
  /// A subject of sequences has this form.
  public var form: Form { .sequence }

  public func sequence(
    of behavior: Behavior, placement: Placement, window: Int64
  ) throws -> AnyFlowSequence {
    throw NotOffered("a choice of the window")
  }

  /// Iterates in a task of its own. `request` allows more calls of `next()`.
  public func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    iteration(
      of: try sequence(of: behavior, placement: placement), demand: demand, telling: observation)
  }

  /// Iterates in a task of its own.
  func iteration(
    of sequence: AnyFlowSequence, demand: Int64?, telling observation: Observation
  ) -> any RunningFlow {
    let allowance = Allowance(demand ?? .max)
    let task = Task { await iterate(sequence, as: allowance, telling: observation) }
    return Iteration(task: task, allowance: allowance)
  }
}

private struct Iteration: RunningFlow {
  let task: Task<Void, Never>
  let allowance: Allowance

  func request(_ count: Int64) { allowance.add(count) }
  func cancel() { task.cancel() }
}

/// Reads a sequence to its end.
private func iterate(
  _ sequence: AnyFlowSequence, as allowance: Allowance, telling observation: Observation
) async {
  var iterator = sequence.makeAsyncIterator()
  var count = 0
  do {
    while await allowance.take(), let element = try await iterator.next(isolation: nil) {
      observation.called(.element(element))
      count += 1
      // A sequence that always has an element never suspends, and the check shares the threads of tasks.
      if count.isMultiple(of: 16) { await Task.yield() }
    }
    observation.called(Task.isCancelled ? .failed(ObservedFailure(.cancelled)) : .completed)
  } catch {
    observation.called(.failed(ObservedFailure(error)))
  }
}

/// The count of elements that a task may still ask for. Any thread may raise it, and the task waits
/// for that.
final class Allowance: Sendable {
  private struct State {
    var left: Int64
    var waiter: CheckedContinuation<Bool, Never>?
    var isCancelled = false
  }

  private let state: Guarded<State>

  init(_ count: Int64) {
    state = Guarded(State(left: count))
  }

  func add(_ count: Int64) {
    let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      state.left = state.left.addingReportingOverflow(count).overflow ? .max : state.left + count
      guard let waiter = state.waiter else { return nil }
      state.left -= 1
      state.waiter = nil
      return waiter
    }
    waiter?.resume(returning: true)
  }

  /// Waits until one more element is allowed. Returns false if the task is cancelled while it
  /// waits.
  func take() async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.left > 0 {
            if state.left != .max { state.left -= 1 }
            return true
          }
          if state.isCancelled { return false }
          state.waiter = continuation
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.isCancelled = true
        defer { state.waiter = nil }
        return state.waiter
      }
      waiter?.resume(returning: false)
    }
  }
}
