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
    let fixture = behavior.fixture
    let task = Task { [library] in
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      do {
        let value = try await library.call(
          fixture.name, encodedArguments: fixture.arguments, returning: Int64.self)
        observation.called(.element(value))
      } catch {
        observation.called(.failed(ObservedFailure(error)))
      }
    }
    return TaskCall(task: task)
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: AsyncEcho(library: library))
  }
}

private struct TaskCall: RunningCall {
  let task: Task<Void, Never>

  func cancel() { task.cancel() }
}

private struct AsyncEcho: EchoMaker {
  let library: KotlinLibrary

  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value {
    try await library.call(name, encodedArguments: KotlinWriter.bytes(of: value))
  }
}
