#if !canImport(Combine)
  /// One result on its way to one subscriber: a value goes out once it is there *and* has been asked
  /// for, followed by the completion; a failure goes out once it is there.
  struct SingleResult<Output, Failure: Error> {
    private enum State {
      case waiting(Result<Output, Failure>?, isRequested: Bool)
      case delivering
      case ended
    }

    enum Action {
      /// Deliver the value, then ask `finish()` whether to complete.
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

    /// Whether the completion is to be sent: it is not when the value was answered with a cancel.
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
#endif
