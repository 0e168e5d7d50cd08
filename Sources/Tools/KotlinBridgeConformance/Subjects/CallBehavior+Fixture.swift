extension CallBehavior {
  /// The fixtures' function that behaves like this, with its arguments.
  /// All of these functions return a `Long`.
  var fixture: Fixture {
    switch self {
    case .returns(let n): Fixture("add", n, 0 as Int64)
    case .returnsLater(let n): Fixture("hops", n)
    case .yields(let n): Fixture("yields", n)
    case .waits(let gate, let n): Fixture("waitsAtGate", gate, n)
    case .throwsAtOnce: Fixture("throws", FixtureText.message)
    case .throwsLater: Fixture("throwsLater", FixtureText.message)
    case .timesOut: Fixture("timesOut")
    case .cancelsItself: Fixture("cancelsItself", FixtureText.message)
    case .dead: Fixture("onCancelledScope")
    case .never(let counter): Fixture("neverReturns", counter)
    case .returnsAfterCancel(let gate, let counter, let n):
      Fixture("returnsAfterCancel", gate, counter, n)
    case .throwsAfterCancel(let counter):
      Fixture("throwsAfterCancel", counter, FixtureText.message)
    }
  }
}
