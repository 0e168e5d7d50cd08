/// The state of one result on its way to one subscriber.
///
/// - A value is delivered when it is there *and* has been requested. The completion follows.
/// - A failure is delivered when it is there.
struct SingleResult<Output, Failure: Error> {
  private enum State {
    case waiting(Result<Output, Failure>?, isRequested: Bool)
    case delivering
    case ended
  }

  enum Action {
    /// Deliver the value, then call `finish()`, which says whether to complete.
    case deliver(Output)
    case fail(Failure)
  }

  private var state: State

  init(_ result: Result<Output, Failure>?) {
    state = .waiting(result, isRequested: false)
  }

  var isEnded: Bool {
    if case .ended = state { true } else { false }
  }

  mutating func request() -> Action? {
    guard case .waiting(let result, _) = state else { return nil }
    return proceed(with: result, isRequested: true)
  }

  mutating func resolve(_ result: Result<Output, Failure>) -> Action? {
    guard case .waiting(nil, let isRequested) = state else { return nil }
    return proceed(with: result, isRequested: isRequested)
  }

  /// Ends without a result.
  /// - Returns: whether the completion is to be sent.
  mutating func finishWithoutValue() -> Bool {
    guard case .waiting(nil, _) = state else { return false }
    state = .ended
    return true
  }

  /// Ends the delivery of the value.
  /// - Returns: whether the completion is to be sent; false if the subscriber has cancelled
  ///   meanwhile.
  mutating func finish() -> Bool {
    guard case .delivering = state else { return false }
    state = .ended
    return true
  }

  mutating func cancel() {
    state = .ended
  }

  private mutating func proceed(
    with result: Result<Output, Failure>?, isRequested: Bool
  ) -> Action? {
    switch (result, isRequested) {
    case (.success(let value), true):
      state = .delivering
      return .deliver(value)
    case (.failure(let failure), _):
      state = .ended
      return .fail(failure)
    case (.success, false), (nil, _):
      state = .waiting(result, isRequested: isRequested)
      return nil
    }
  }
}
