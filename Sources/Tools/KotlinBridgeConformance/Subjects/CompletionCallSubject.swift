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
    let job = try behavior.make(
      CompletionCallMaker(library: library, placement: placement, observation: observation))
    if isCancelled { job.cancel() }
    return JobCall(job: job)
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: CompletionEcho(library: library))
  }
}

private struct CompletionCallMaker: FixtureMaker {
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
      case .failure(let error): observation.called(.failed(ObservedFailure(error)))
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
