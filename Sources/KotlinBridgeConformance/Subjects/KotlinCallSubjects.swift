package import KotlinBridge
import Synchronization

/// `KotlinFunction` called with `await`, over the fixtures.
package struct AsyncCallSubject: CallSubject {
  let table: TableCallSubject
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    table = TableCallSubject(library: raw)
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var name: String { "async" }

  package var abilities: CallAbilities {
    [.failureDetails, .failureKinds, .valueWhenCancelledBefore]
  }

  package func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall {
    try behavior.make(
      AsyncCallMaker(library: library, isCancelled: isCancelled, observation: observation))
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: AsyncEcho(library: library))
  }

  package func offers(_ behavior: CallBehavior) -> Bool { table.offers(behavior) }
  package func open(gate: String) throws { try table.open(gate: gate) }
  package func counter(_ name: String) throws -> Int64? { try table.counter(name) }
  package func alive() throws -> Alive? { try table.alive() }
  package func aliveAfterCollection() throws -> Alive? { try table.aliveAfterCollection() }
}

private struct AsyncCallMaker: FixtureCallMaker {
  let library: KotlinLibrary
  let isCancelled: Bool
  let observation: Observation

  func make<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument
  ) throws -> TaskCall {
    let function = try library.function(
      name, taking: repeat (each Argument).self, returning: Int64.self)
    let task = Task { [isCancelled, observation] in
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      do {
        observation.called(.element(try await function(repeat each argument)))
      } catch {
        observation.called(.failed(Failure(error)))
      }
    }
    return TaskCall(task: task)
  }
}

private struct TaskCall: RunningCall {
  let task: Task<Void, Never>

  func cancel() { task.cancel() }
}

private struct AsyncEcho: EchoMaker {
  let library: KotlinLibrary

  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value {
    try await library.call(name, value)
  }
}

/// `KotlinFunction` called with a completion handler, over the fixtures.
package struct CompletionCallSubject: CallSubject {
  let table: TableCallSubject
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    table = TableCallSubject(library: raw)
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var name: String { "a completion handler" }
  package var abilities: CallAbilities { [.failureDetails, .failureKinds] }

  package func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall {
    let job = try behavior.make(
      CompletionCallMaker(library: library, placement: placement, observation: observation))
    if isCancelled { job.cancel() }
    return JobCall(job: job)
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: CompletionEcho(library: library))
  }

  package func offers(_ behavior: CallBehavior) -> Bool { table.offers(behavior) }
  package func open(gate: String) throws { try table.open(gate: gate) }
  package func counter(_ name: String) throws -> Int64? { try table.counter(name) }
  package func alive() throws -> Alive? { try table.alive() }
  package func aliveAfterCollection() throws -> Alive? { try table.aliveAfterCollection() }
}

private struct CompletionCallMaker: FixtureCallMaker {
  let library: KotlinLibrary
  let placement: Placement
  let observation: Observation

  func make<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument
  ) throws -> KotlinJob {
    let function = try library.function(
      name, taking: repeat (each Argument).self, returning: Int64.self)
    let placed = placement == .caller ? function.placement(.caller) : function
    return placed(repeat each argument) { [observation] result in
      switch result {
      case .success(let value): observation.called(.element(value))
      case .failure(let error): observation.called(.failed(Failure(error)))
      }
    }
  }
}

private struct JobCall: RunningCall {
  let job: KotlinJob

  func cancel() { job.cancel() }
}

private struct CompletionEcho: EchoMaker {
  let library: KotlinLibrary

  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value {
    let function = try library.function(name, taking: Value.self, returning: Value.self)
    return try await withCheckedThrowingContinuation { continuation in
      function(value) { continuation.resume(with: $0) }
    }
  }
}
