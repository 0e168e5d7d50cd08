// Operators of a publisher of a result, which give such a publisher back. As in Combine, their closures are called when
// the operator is.

extension Result.Publisher {
  /// Whether `predicate` holds for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Whether `predicate` holds for the value, or what it throws.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Whether `predicate` holds for the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Whether `predicate` holds for the value, or what it throws.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// The value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher {
    result.map { [$0] }.publisher
  }

  /// The value, without a call of the closure.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value, without a call of the closure.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { $0 }
  }

  /// The value, without a call of the closure.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value, without a call of the closure.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { $0 }
  }

  /// One.
  public func count() -> Result<Int, Failure>.Publisher {
    result.map { _ in 1 }.publisher
  }

  /// The value.
  public func first() -> Self { self }

  /// The value.
  public func last() -> Self { self }

  /// What `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// What `transform` makes of the value, or what it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// The value, or what `transform` makes of the failure.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// `initialResult` and the value as one.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    result.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// `initialResult` and the value as one, or what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The value, without a call of the closure.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// The value, without a call of the closure.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { $0 }
  }

  /// The value, or `output` in the place of a failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// The value.
  public func replaceEmpty(with output: Output) -> Self { self }

  /// The same result, which another try would not change.
  public func retry(_ times: Int) -> Self { self }

  /// `initialResult` and the value as one.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// `initialResult` and the value as one, or what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }
}

extension Result.Publisher where Failure == Never {
  /// The value, with another type of failure.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.get())
  }

  /// Only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty<Output, Never>() }
}

extension Result.Publisher where Success: Equatable {
  /// Whether the value is `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    result.map { $0 == output }.publisher
  }

  /// The value.
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
  /// The value.
  public func min() -> Self { self }

  /// The value.
  public func max() -> Self { self }
}
