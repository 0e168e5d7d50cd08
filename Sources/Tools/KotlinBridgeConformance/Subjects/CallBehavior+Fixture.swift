extension CallBehavior {
  /// Hands the maker the name and the arguments of the fixtures' function that behaves like this.
  /// All of these functions return a `Long`.
  func make<Maker: FixtureMaker>(_ maker: Maker) throws -> Maker.Made {
    switch self {
    case .returns(let n): try maker.make("add", n, 0 as Int64)
    case .returnsLater(let n): try maker.make("hops", n)
    case .yields(let n): try maker.make("yields", n)
    case .waits(let gate, let n): try maker.make("waitsAtGate", gate, n)
    case .throwsAtOnce: try maker.make("throws", FixtureText.message)
    case .throwsLater: try maker.make("throwsLater", FixtureText.message)
    case .timesOut: try maker.make("timesOut")
    case .cancelsItself: try maker.make("cancelsItself", FixtureText.message)
    case .dead: try maker.make("onCancelledScope")
    case .never(let counter): try maker.make("neverReturns", counter)
    case .returnsAfterCancel(let gate, let counter, let n):
      try maker.make("returnsAfterCancel", gate, counter, n)
    case .throwsAfterCancel(let counter):
      try maker.make("throwsAfterCancel", counter, FixtureText.message)
    }
  }
}
