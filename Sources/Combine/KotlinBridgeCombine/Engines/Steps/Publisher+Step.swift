extension Publisher {
  /// Attaches `subscriber` behind a step that never ends by itself.
  func run<S: Step, Downstream: Subscriber>(_ step: S, for subscriber: Downstream)
  where
    S.Input == Output, S.Thrown == Never, S.End == Never,
    Downstream.Input == S.Output, Downstream.Failure == Failure
  {
    run(step, for: subscriber) { $0 }
  }

  /// Attaches `subscriber` behind a step that never ends by itself, and converts the failure.
  func run<S: Step, Downstream: Subscriber>(
    _ step: S, for subscriber: Downstream, failure: @escaping (Failure) -> Downstream.Failure
  )
  where S.Input == Output, S.Thrown == Never, S.End == Never, Downstream.Input == S.Output {
    subscribe(StepSubscriber(subscriber, step: step, failure: failure))
  }

  /// Attaches `subscriber` behind a step that may finish.
  /// - Parameter limit: how much the step asks for, at most, besides what it drops.
  func runEnding<S: Step, Downstream: Subscriber>(
    _ step: S, limit: Subscribers.Demand = .unlimited, for subscriber: Downstream
  )
  where
    S.Input == Output, S.Thrown == Never,
    Downstream.Input == S.Output, Downstream.Failure == Failure
  {
    subscribe(
      StepSubscription(subscriber, step: step, limit: limit, failure: { $0 }, thrown: absurd))
  }

  /// Attaches `subscriber` behind a step that may fail.
  /// - Parameter limit: how much the step asks for, at most, besides what it drops.
  func runThrowing<S: Step, Downstream: Subscriber>(
    _ step: S, limit: Subscribers.Demand = .unlimited, for subscriber: Downstream
  )
  where
    S.Input == Output, S.Thrown == any Error,
    Downstream.Input == S.Output, Downstream.Failure == any Error
  {
    subscribe(
      StepSubscription(subscriber, step: step, limit: limit, failure: { $0 }, thrown: { $0 }))
  }
}
