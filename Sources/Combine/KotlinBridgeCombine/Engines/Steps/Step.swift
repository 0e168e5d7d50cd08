/// What an operator does that makes at most one value of each value.
///
/// - `take(_:)` is called for one value at a time, without a lock.
protocol Step<Input, Output> {
  associatedtype Input
  associatedtype Output
  /// What the operator fails with by itself; `Never` if it does not.
  associatedtype Thrown: Error
  /// `Void` if the operator can finish before its upstream does, and `Never` if it can't.
  associatedtype End

  /// Whether it may drop values. Then a request of `.none` is a precondition failure, as in Combine.
  static var mayDrop: Bool { get }

  mutating func take(_ input: Input) throws(Thrown) -> StepAction<Output, End>
}

extension Step {
  static var mayDrop: Bool { false }
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

/// The name of the operator that a step serves, for `print(_:)`.
func nameOfOperator<S: Step>(_ step: S.Type) -> String {
  let name = "\(step)".prefix { $0 != "<" }
  return (S.Thrown.self == Never.self ? "" : "Try") + name.dropLast("Step".count)
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
