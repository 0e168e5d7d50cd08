package import KotlinBridge

/// The fixtures' functions, called with a completion handler.
package struct CompletionCallSubject: FixturesCallSubject {
  package let fixtures: TableClient
  let library: KotlinLibrary

  package init(library raw: TableClient) throws(KotlinError) {
    fixtures = raw
    library = try KotlinLibrary(path: raw.path, name: raw.name)
  }

  package var name: String { "a completion handler" }
  package var abilities: CallAbilities { [.failureDetails, .failureKinds] }

  package func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall {
    let fixture = behavior.fixture
    let job = library.call(
      fixture.name, encodedArguments: fixture.arguments, returning: Int64.self,
      placement: placement == .caller ? .caller : nil
    ) { result in
      switch result {
      case .success(let value): observation.called(.element(value))
      case .failure(let error): observation.called(.failed(ObservedFailure(error)))
      }
    }
    if isCancelled { job.cancel() }
    return JobCall(job: job)
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: CompletionEcho(library: library))
  }
}

private struct JobCall: RunningCall {
  let job: KotlinJob

  func cancel() { job.cancel() }
}

private struct CompletionEcho: EchoMaker {
  let library: KotlinLibrary

  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      library.call(
        name, encodedArguments: KotlinWriter.bytes(of: value), returning: Value.self
      ) { continuation.resume(with: $0) }
    }
  }
}
