// Operators of a publisher of at most one value, which give such a publisher back. As in Combine, their closures are
// called when the operator is.

extension Optional.Publisher {
  /// Whether `predicate` holds for the value, if there is one.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// The value in an array, if there is one.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] })
  }

  /// What `transform` makes of the value, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// Whether `predicate` holds for the value, if there is one.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// The value, without a call of the closure.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// The value, without a call of the closure.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// One, if there is a value.
  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output.map { _ in 1 })
  }

  /// The value if `count` is 0. A negative `count` is a precondition failure.
  public func dropFirst(_ count: Int = 1) -> Self {
    precondition(count >= 0, "The count must not be negative: \(count)")
    return Self(count == 0 ? output : nil)
  }

  /// The value, unless `predicate` holds for it.
  public func drop(while predicate: (Output) -> Bool) -> Self {
    filter { !predicate($0) }
  }

  /// The value.
  public func first() -> Self { self }

  /// The value, if `predicate` holds for it.
  public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// The value.
  public func last() -> Self { self }

  /// The value, if `predicate` holds for it.
  public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// The value, if `isIncluded` holds for it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Self {
    Self(output.flatMap { isIncluded($0) ? .some($0) : nil })
  }

  /// Only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty<Output, Never>() }

  /// What `transform` makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  /// The value, if `index` is 0. A negative `index` is a precondition failure.
  public func output(at index: Int) -> Self {
    precondition(index >= 0, "An index must not be negative: \(index)")
    return Self(index == 0 ? output : nil)
  }

  /// The value, if its place, 0, is in `range`. A place below zero is a precondition failure.
  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    precondition(places.lowerBound >= 0, "An index must not be negative: \(places.lowerBound)")
    return Self(places.contains(0) ? output : nil)
  }

  /// The value, if `maxLength` is at least 1. A negative one is a precondition failure.
  public func prefix(_ maxLength: Int) -> Self {
    precondition(maxLength >= 0, "The length must not be negative: \(maxLength)")
    return Self(maxLength > 0 ? output : nil)
  }

  /// The value, if `predicate` holds for it.
  public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// `initialResult` and the value as one; `initialResult` if there is none.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
  }

  /// `initialResult` and the value as one, if there is a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The value, without a call of the closure.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// The value.
  public func replaceError(with output: Output) -> Self { self }

  /// The value, or `output` if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  /// The value.
  public func retry(_ times: Int) -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value is `output`, if there is one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output.map { $0 == output })
  }

  /// The value.
  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The value.
  public func min() -> Self { self }

  /// The value.
  public func max() -> Self { self }
}
