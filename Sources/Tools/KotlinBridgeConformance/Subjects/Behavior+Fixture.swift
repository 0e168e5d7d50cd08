extension Behavior {
  /// The fixtures' flow that behaves like this, with its arguments.
  var fixture: Fixture {
    switch self {
    case .counts(let n): Fixture("longs", n)
    case .throwsAfter(let n): Fixture("throwsAt", n, FixtureText.message)
    case .endless: Fixture("endlessSynchronous")
    case .never: Fixture("neverEmits")
    case .cancels(let n): Fixture("cancelsItself", n, FixtureText.message)
    case .dead: Fixture("onCancelledScope", 5 as Int64)
    case .timesOut(let n): Fixture("timesOut", n)
    case .fromFourThreads(let n): Fixture("fourDispatchers", n)
    case .produces(let counter): Fixture("endlessCounted", counter)
    case .failsWhenCancelled(let n): Fixture("finallyThrowsWaiting", n, FixtureText.message)
    case .hollow(.null, let n): Fixture("nulls", n)
    case .hollow(.unit, let n): Fixture("units", n)
    case .hollow(.emptyString, let n): Fixture("emptyStrings", n)
    case .hollow(.emptyList, let n): Fixture("lists", n)
    case .replays: Fixture("replaysTwo", FixtureText.replayed)
    case .blocks(let n, let times, let gate): Fixture("blocksAfterBursts", n, times, gate)
    case .receives(let channel, _): Fixture("received", channel)
    }
  }

  /// The elements of the fixtures' flow that are not `Long`; the checks only count those.
  var hollow: Hollow? {
    if case .hollow(let hollow, _) = self { hollow } else { nil }
  }
}
