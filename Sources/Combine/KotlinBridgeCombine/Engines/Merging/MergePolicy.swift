/// The policy by which a merge engine makes values of those of several sources.
///
/// - A source has a place, from 0 on. A place may be used again when its source has finished.
/// - All is called under the merge engine's lock, so what is no longer needed is handed back.
protocol MergePolicy {
  /// The name of the operator, for `print(_:)`.
  var name: StaticString { get }

  /// Expects one more source, beside those at the beginning.
  mutating func addSource()

  /// Whether a value from there would be delivered as it is, and before anything that waits, if it
  /// came now and were requested.
  func passes(from place: Int) -> Bool

  mutating func take(_ input: HeldReference, from place: Int)

  mutating func finish(_ place: Int)

  /// Says what is done next with what has been taken.
  /// - Returns: nil if nothing can be done. There is no output without demand.
  mutating func next(_ demand: Subscribers.Demand) -> MergeStep?

  /// How many values a source should have been asked for that have not come. It is called after
  /// `next(_:)` has given nil: either nothing waits or there is no demand.
  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand

  /// Whether a source is asked for more also while the one at the first place is being asked, which may bring another
  /// source in its place.
  var asksInside: Bool { get }

  /// Whether a request of `.none` is ignored, and no precondition failure.
  var takesEmptyRequests: Bool { get }

  /// Whether no value can come any more.
  var isOver: Bool { get }
}

extension MergePolicy {
  mutating func addSource() {}
  func passes(from place: Int) -> Bool { false }
  var asksInside: Bool { false }
  var takesEmptyRequests: Bool { false }
}

/// What a merge engine does with values that it has taken.
struct MergeStep {
  /// What it delivers, if anything.
  var output: MergeOutput?
  /// What it no longer needs, to be released outside the lock.
  var spent: HeldReference?
}

/// What a merge engine delivers.
enum MergeOutput {
  case one(HeldReference)
  /// A value of each source, by its place.
  case all([HeldReference?])

  /// The value of the source at a place, or the only one.
  subscript<Value>(place: Int) -> Value {
    switch self {
    case .one(let held): held.value(of: Value.self)
    case .all(let values): values[place]!.value(of: Value.self)
    }
  }
}
