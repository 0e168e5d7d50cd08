/// The rule of an operator that makes at most one value of each value.
///
/// - `take(_:)` is called for one value at a time, without a lock.
protocol Step<Input, Output> {
  associatedtype Input
  associatedtype Output
  /// What the operator fails with by itself; `Never` if it does not.
  associatedtype Thrown: Error
  /// `Void` if the operator can finish before its upstream does, and `Never` if it can't.
  associatedtype End

  mutating func take(_ input: Input) throws(Thrown) -> StepAction<Output, End>
}

/// What one value leads to.
enum StepAction<Output, End> {
  /// The operator delivers this.
  case pass(Output)
  /// The operator delivers nothing, and asks for another value.
  case drop
  /// The operator delivers this and finishes.
  case last(Output, End)
  case finish(End)
}

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

/// Stands for a value of any type where none can come.
func absurd<T>(_ never: Never) -> T {}

extension Subscribers.Completion {
  func mapFailure<T>(_ transform: (Failure) -> T) -> Subscribers.Completion<T> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }
}
