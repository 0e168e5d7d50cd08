extension Behavior {
  /// Hands the maker the name and the arguments of the fixtures' flow that behaves like this.
  func make<Maker: FixtureMaker>(_ maker: Maker) throws -> Maker.Made {
    switch self {
    case .counts(let n): try maker.make("longs", n)
    case .throwsAfter(let n): try maker.make("throwsAt", n, FixtureText.message)
    case .endless: try maker.make("endlessSynchronous")
    case .never: try maker.make("neverEmits")
    case .cancels(let n): try maker.make("cancelsItself", n, FixtureText.message)
    case .dead: try maker.make("onCancelledScope", 5 as Int64)
    case .timesOut(let n): try maker.make("timesOut", n)
    case .fromFourThreads(let n): try maker.make("fourDispatchers", n)
    case .produces(let counter): try maker.make("endlessCounted", counter)
    case .failsWhenCancelled(let n): try maker.make("finallyThrowsWaiting", n, FixtureText.message)
    case .hollow(.null, let n): try maker.make("nulls", n)
    case .hollow(.unit, let n): try maker.make("units", n)
    case .hollow(.emptyString, let n): try maker.make("emptyStrings", n)
    case .hollow(.emptyList, let n): try maker.make("lists", n)
    case .replays: try maker.make("replaysTwo", FixtureText.replayed)
    case .blocks(let n, let times, let gate): try maker.make("blocksAfterBursts", n, times, gate)
    case .receives(let channel, _): try maker.make("received", channel)
    }
  }

  /// The elements of the fixtures' flow that are not `Long`; the checks only count those.
  var hollow: Hollow? {
    if case .hollow(let hollow, _) = self { hollow } else { nil }
  }
}
