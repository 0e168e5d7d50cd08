package import KotlinBridge

/// The fixtures' functions, called with `await`.
package struct AsyncCallSubject: FixturesCallSubject {
  package let fixtures: TableClient
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    fixtures = raw
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
}

private struct AsyncCallMaker: FixtureMaker {
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
        observation.called(.failed(ObservedFailure(error)))
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
