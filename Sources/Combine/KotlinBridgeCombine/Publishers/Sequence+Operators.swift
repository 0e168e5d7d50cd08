// Operators of a publisher of a sequence, which give a publisher of a sequence or of one value back. As in Combine, their
// closures are called when the operator is, for all elements: so not for a sequence without an end.

extension Publishers.Sequence {
  /// Whether `predicate` holds for all elements.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
  }

  /// Whether `predicate` holds for all elements, or what it throws.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }

  /// All elements in one array.
  public func collect() -> Result<[Output], Failure>.Publisher {
    Result<[Output], Failure>.Publisher(Array(sequence))
  }

  /// What `transform` makes of the elements, without nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// Whether `predicate` holds for an element.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
  }

  /// Whether `predicate` holds for an element, or what it throws.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// The elements from the first one on for which `predicate` does not hold.
  public func drop(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(
      sequence: sequence.drop(while: predicate))
  }

  /// All elements but the first `count`. A negative `count` is a precondition failure.
  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
  }

  /// The elements for which `isIncluded` holds.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty<Output, Failure>() }

  /// What `transform` makes of the elements.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// The first `maxLength` elements. A negative number is a precondition failure.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }

  /// The elements before the first one for which `predicate` does not hold.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.prefix(while: predicate))
  }

  /// All elements as one value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// All elements as one value, or what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// The elements, with `output` in the place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure>
  where Output == T? {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? output })
  }

  /// The values that a reduction has after each element.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }
}

extension Publishers.Sequence where Failure == Never {
  /// The elements, with another type of failure.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }

  /// The first element, if there is one.
  public func first() -> Optional<Output>.Publisher { first { _ in true } }

  /// The first element for which `predicate` holds, if there is one.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.first(where: predicate).publisher
  }

  /// The least element, if there is one.
  public func min(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher {
    sequence.min(by: areInIncreasingOrder).publisher
  }

  /// The greatest element, if there is one.
  public func max(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher {
    sequence.max(by: areInIncreasingOrder).publisher
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Whether an element is `output`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }

  /// The elements that differ from the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { element in
      defer { last = .some(element) }
      return last != .some(element)
    }
  }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
  /// The least element, if there is one.
  public func min() -> Optional<Output>.Publisher { sequence.min().publisher }

  /// The greatest element, if there is one.
  public func max() -> Optional<Output>.Publisher { sequence.max().publisher }
}

extension Publishers.Sequence where Elements: Collection {
  /// The number of elements.
  public func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }

  /// The element at `index`, if the collection has that.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last element, if there is one.
  public func last() -> Optional<Output>.Publisher { sequence.last.publisher }

  /// The last element for which `predicate` holds, if there is one.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// These values, and then the elements.
  public func prepend(_ elements: Output...) -> Self { prepend(elements) }

  /// These values, and then the elements.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
    Self(sequence: elements + sequence)
  }

  /// The elements of `publisher`, and then these.
  public func prepend(_ publisher: Self) -> Self { prepend(publisher.sequence) }

  /// The elements, and then these values.
  public func append(_ elements: Output...) -> Self { append(elements) }

  /// The elements, and then these values.
  public func append<S: Swift.Sequence>(_ elements: S) -> Self where S.Element == Output {
    Self(sequence: sequence + elements)
  }

  /// The elements, and then those of `publisher`.
  public func append(_ publisher: Self) -> Self { append(publisher.sequence) }
}
