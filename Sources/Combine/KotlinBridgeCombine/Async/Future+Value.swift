extension Future where Failure == Never {
  /// Waits for the result.
  ///
  /// - Cancelling the task does not end the wait, as there would be no value to return.
  public var value: Output {
    get async {
      switch await outcome {
      case .success(let value): value
      }
    }
  }
}

extension Future {
  /// Waits for the result.
  ///
  /// - Cancelling the task does not end the wait.
  /// - Throws: the future's failure.
  public var value: Output {
    get async throws { try await outcome.get() }
  }

  private var outcome: Result<Output, Failure> {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: {
              guard case .failure(let failure) = $0 else { return }
              continuation.resume(returning: .failure(failure))
            },
            receiveValue: {
              // Handed over as the future hands it to any subscriber.
              nonisolated(unsafe) let result = Result<Output, Failure>.success($0)
              continuation.resume(returning: result)
            }))
      }
    }
  }
}
