package import KotlinBridge

/// A library that the C functions of a fake table belong to: what they ask it, and what it does.
package protocol TableHost: AnyObject, Sendable {
  /// The manifest, as JSON.
  var manifest: [UInt8] { get }
  /// All subscriptions and calls that were accepted, in order.
  var jobs: [FakeJob] { get }

  /// The status that a function returns without doing anything; 0 for one that works.
  func status(of function: TableFunction) -> Int32
  /// Makes a job and keeps it.
  func accept(_ make: (_ handle: UInt64) -> FakeJob) -> FakeJob
  /// The job of a handle, unless it has been released.
  func job(_ handle: UInt64) -> FakeJob?
  /// Tells what Swift has done with a job, inside the function that did it.
  func run(_ event: JobEvent, _ job: FakeJob)
  /// How a call is answered, by the index of the function.
  func plan(_ index: Int, _ arguments: [UInt8]) -> CallPlan
  /// The value of a state flow, by its index.
  func stateValue(_ index: Int, _ arguments: [UInt8]) throws(KotlinError) -> [UInt8]
  /// The count of objects that Swift holds.
  var heldObjects: Int { get }
  /// Makes one more hold of an object that Swift holds; returns whether it does.
  func hold(_ object: UInt64) -> Bool
  /// Ends a hold of an object; returns whether Swift held it.
  func release(_ object: UInt64) -> Bool
  /// Sets a state flow, or compares and sets it; returns whether it was set.
  func changeState(_ change: StateChange) throws(KotlinError) -> Bool
}

/// The functions of the table, to refuse them by.
package enum TableFunction: CaseIterable, Sendable {
  case manifest, subscribe, request, cancel, call, stateValue, stateSet, stateCompareAndSet
  case counters, collectGarbage
}

/// What Swift does with a job.
package enum JobEvent: Sendable {
  case subscribed
  case requested(Int64)
  case cancelledLater, cancelledHere
}

/// How a call is answered: in place without a job, or by a script that gets its job.
package enum CallPlan: Sendable {
  case inPlace(InPlaceAnswer)
  case thrown(KotlinError)
  case observed(@Sendable (FakeJob) -> Void)
}

/// What the table's `call` writes for an answer in place. `size` and `lie` may lie.
package struct InPlaceAnswer: Sendable {
  /// A lie about the memory of an answer.
  package enum Lie: Sendable, CaseIterable {
    case negativeCapacity, grownInPlace, elsewhereAndNotGrown
  }

  package var bytes: [UInt8]
  package var size: Int64
  package var lie: Lie?

  package init(_ bytes: [UInt8], size: Int64? = nil, lie: Lie? = nil) {
    self.bytes = bytes
    self.lie = lie
    self.size = size ?? Int64(bytes.count)
  }
}

/// A value that Swift sets a state flow to. With `expected` it is set only if it has that value.
package struct StateChange: Equatable, Sendable {
  package var flow: Int
  package var arguments: [UInt8]
  package var expected: [UInt8]?
  package var value: [UInt8]

  package init(flow: Int, arguments: [UInt8], expected: [UInt8]?, value: [UInt8]) {
    self.flow = flow
    self.arguments = arguments
    self.expected = expected
    self.value = value
  }
}
