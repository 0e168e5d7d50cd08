import KotlinBridge

/// A subscription with callbacks, and what was called.
struct Subscription: Sendable {
  let history = History<Step>()
  let job: KotlinJob

  init(
    _ flow: KotlinFlow<Int64>, demand: KotlinDemand = .unlimited,
    onEach: @escaping @Sendable (Int64) -> Void = { _ in }
  ) {
    let history = history
    job = flow.subscribe(
      demand: demand,
      onEach: {
        history.append(.element($0))
        onEach($0)
      },
      onComplete: { history.append(.end) },
      onThrow: { history.append(Step($0)) })
  }
}

extension Step {
  init(_ result: Result<Int64, KotlinError>) {
    switch result {
    case .success(let value): self = .element(value)
    case .failure(let error): self = Step(error)
    }
  }
}
