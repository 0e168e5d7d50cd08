// Operators of a publisher of one value, which give such a publisher back. As in Combine, their closures are called when
// the operator is.

extension Just {
  /// Whether `predicate` holds for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether `predicate` holds for the value, or what it throws.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// The value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// What `transform` makes of the value, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Whether `predicate` holds for the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether `predicate` holds for the value, or what it throws.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// The value, without a call of the closure.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The value, without a call of the closure.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// One.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// The value if `count` is 0. A negative `count` is a precondition failure.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional.Publisher(output).dropFirst(count)
  }

  /// The value, unless `predicate` holds for it.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? nil : output)
  }

  /// The value.
  public func first() -> Just<Output> { self }

  /// The value, if `predicate` holds for it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value.
  public func last() -> Just<Output> { self }

  /// The value, if `predicate` holds for it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// The value, if `isIncluded` holds for it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty<Output, Never>() }

  /// What `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// What `transform` makes of the value, or what it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// The value, with another type of failure.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  /// The value, if `index` is 0. A negative `index` is a precondition failure.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional.Publisher(output).output(at: index)
  }

  /// The value, if its place, 0, is in `range`.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    Optional.Publisher(output).output(in: range)
  }

  /// The value, if `maxLength` is at least 1. A negative one is a precondition failure.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional.Publisher(output).prefix(maxLength)
  }

  /// The value, if `predicate` holds for it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// `initialResult` and the value as one.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// `initialResult` and the value as one, or what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// The value, without a call of the closure.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The value, without a call of the closure.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result<Output, any Error>.Publisher(output)
  }

  /// The value.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// The value.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// The value.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// `initialResult` and the value as one.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// `initialResult` and the value as one, or what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The value, with another type of failure.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  /// These values, and then the one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// These values, and then the one.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// The value, and then these.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// The value, and then these.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output {
    Publishers.Sequence(sequence: [output] + elements)
  }
}

extension Just where Output: Equatable {
  /// Whether the value is `output`.
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  /// The value.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// The value.
  public func min() -> Just<Output> { self }

  /// The value.
  public func max() -> Just<Output> { self }
}
