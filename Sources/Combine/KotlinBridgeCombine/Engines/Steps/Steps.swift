// The steps. Each serves an operator and its `try` form, of which `Thrown` is any error.

struct MapStep<Input, Output, Thrown: Error>: Step {
  let transform: (Input) throws(Thrown) -> Output

  func take(_ input: Input) throws(Thrown) -> StepAction<Output, Never> {
    .pass(try transform(input))
  }
}

/// Passes everything on, for operators of failures.
struct SameStep<Input>: Step {
  func take(_ input: Input) throws(Never) -> StepAction<Input, Never> { .pass(input) }
}

struct CompactMapStep<Input, Output, Thrown: Error>: Step {
  static var mayDrop: Bool { true }

  let transform: (Input) throws(Thrown) -> Output?

  func take(_ input: Input) throws(Thrown) -> StepAction<Output, Never> {
    if let output = try transform(input) { .pass(output) } else { .drop }
  }
}

struct FilterStep<Input, Thrown: Error>: Step {
  static var mayDrop: Bool { true }

  let isIncluded: (Input) throws(Thrown) -> Bool

  func take(_ input: Input) throws(Thrown) -> StepAction<Input, Never> {
    try isIncluded(input) ? .pass(input) : .drop
  }
}

/// A class: the predicate may bring a value inside this one, which is then the last.
final class RemoveDuplicatesStep<Input, Thrown: Error>: Step {
  static var mayDrop: Bool { true }

  private let predicate: (Input, Input) throws(Thrown) -> Bool
  private var last: Input?

  init(predicate: @escaping (Input, Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  func take(_ input: Input) throws(Thrown) -> StepAction<Input, Never> {
    let before = last
    last = .some(input)
    if let before, try predicate(before, input) { return .drop }
    return .pass(input)
  }
}

struct ScanStep<Input, Output, Thrown: Error>: Step {
  var result: Output
  let next: (Output, Input) throws(Thrown) -> Output

  mutating func take(_ input: Input) throws(Thrown) -> StepAction<Output, Never> {
    result = try next(result, input)
    return .pass(result)
  }
}

struct DropStep<Input>: Step {
  static var mayDrop: Bool { true }

  var count: Int

  mutating func take(_ input: Input) throws(Never) -> StepAction<Input, Never> {
    guard count > 0 else { return .pass(input) }
    count -= 1
    return .drop
  }
}

/// A class: the predicate may bring a value inside this one, which then is the first that is not dropped.
final class DropWhileStep<Input, Thrown: Error>: Step {
  static var mayDrop: Bool { true }

  // Nil once it has been false.
  private var predicate: ((Input) throws(Thrown) -> Bool)?

  init(predicate: @escaping (Input) throws(Thrown) -> Bool) {
    self.predicate = predicate
  }

  func take(_ input: Input) throws(Thrown) -> StepAction<Input, Never> {
    if let predicate, try predicate(input) { return .drop }
    predicate = nil
    return .pass(input)
  }
}

struct PrefixWhileStep<Input, Thrown: Error>: Step {
  let predicate: (Input) throws(Thrown) -> Bool

  func take(_ input: Input) throws(Thrown) -> StepAction<Input, Void> {
    try predicate(input) ? .pass(input) : .finish(())
  }
}

struct FirstWhereStep<Input, Thrown: Error>: Step {
  let predicate: (Input) throws(Thrown) -> Bool

  func take(_ input: Input) throws(Thrown) -> StepAction<Input, Void> {
    try predicate(input) ? .last(input, ()) : .drop
  }
}

/// Passes on the values whose places are in a range that is not empty.
struct RangeStep<Input>: Step {
  let range: Range<Int>
  private var place = 0

  init(_ range: Range<Int>) {
    self.range = range
  }

  /// How many values are asked for besides those that are dropped.
  var limit: Subscribers.Demand { range.upperBound == .max ? .unlimited : .max(range.count) }

  mutating func take(_ input: Input) throws(Never) -> StepAction<Input, Void> {
    guard place >= range.lowerBound else {
      place += 1
      return .drop
    }
    place += 1
    return place < range.upperBound ? .pass(input) : .last(input, ())
  }
}
