import KotlinBridge

/// How the fixtures of this project behave so: a flow's name and arguments.
struct FixtureFlow {
  let name: String
  let element: Element
  let arguments: [UInt8]

  /// What crosses; all but `Long` are only counted.
  enum Element {
    case long, nullableString, unit, string, longs
  }

  static let message = "boom"
  /// The name of the shared flow that replays two elements.
  static let replayed = "conformance"

  init(_ behavior: Behavior) {
    switch behavior {
    case .counts(let n): self.init("longs", n)
    case .throwsAfter(let n): self.init("throwsAt", n, FixtureFlow.message)
    case .endless: self.init("endlessSynchronous")
    case .never: self.init("neverEmits")
    case .cancels(let n): self.init("cancelsItself", n, FixtureFlow.message)
    case .dead: self.init("onCancelledScope", 5 as Int64)
    case .timesOut(let n): self.init("timesOut", n)
    case .fromFourThreads(let n): self.init("fourDispatchers", n)
    case .produces(let counter): self.init("endlessCounted", counter)
    case .failsWhenCancelled(let n): self.init("finallyThrowsWaiting", n, FixtureFlow.message)
    case .hollow(.null, let n): self.init("nulls", n, element: .nullableString)
    case .hollow(.unit, let n): self.init("units", n, element: .unit)
    case .hollow(.emptyString, let n): self.init("emptyStrings", n, element: .string)
    case .hollow(.emptyList, let n): self.init("lists", n, element: .longs)
    case .replays: self.init("replaysTwo", FixtureFlow.replayed)
    case .blocks(let n, let times, let gate): self.init("blocksAfterBursts", n, times, gate)
    case .receives(let channel, _): self.init("received", channel)
    }
  }

  private init<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, element: Element = .long
  ) {
    self.name = name
    self.element = element
    arguments = KotlinWriter.bytes(of: repeat each argument)
  }
}
