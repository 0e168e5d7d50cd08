import KotlinBridgeCombine
import KotlinBridgeLocks
import KotlinBridgeTesting
import TestHelpers
import Testing

@Suite struct VirtualTimeSchedulerTests {
  let scheduler = VirtualTimeScheduler()

  @Test func actionsRunInTheOrderOfTheirDatesEachAtItsOwn() {
    let start = scheduler.now
    var seen: [String] = []
    func note(_ name: String) {
      seen.append("\(name)@\(start.distance(to: scheduler.now).magnitude / 1_000_000_000)")
    }
    scheduler.schedule(after: start.advanced(by: 2)) { note("late") }
    scheduler.schedule(after: start.advanced(by: 1)) {
      note("first")
      scheduler.schedule(after: start.advanced(by: 2)) { note("inner") }
      scheduler.schedule { note("now") }
      scheduler.schedule(after: start) { note("past") }
    }
    scheduler.schedule(after: start.advanced(by: 1)) { note("second") }
    scheduler.schedule(after: start.advanced(by: 5)) { note("last") }
    #expect(seen == [])
    scheduler.advance(by: 3)
    #expect(seen == ["first@1", "second@1", "now@1", "past@1", "late@2", "inner@2"])
    #expect(start.distance(to: scheduler.now) == 3 && !scheduler.isIdle)
    scheduler.run()
    #expect(seen.last == "last@5" && scheduler.isIdle)
  }

  @Test func advancingByNothingRunsWhatIsDue() {
    var seen: [Int] = []
    scheduler.schedule { seen.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: .nanoseconds(1))) { seen.append(2) }
    scheduler.advance()
    #expect(seen == [1])
  }

  @Test func repeatedActionRunsUntilItIsCancelledAndIsReleasedThen() {
    let (life, start) = (Life(), scheduler.now)
    var dates: [Int] = []
    var cancellable: (any Cancellable)?
    cancellable = scheduler.schedule(after: start.advanced(by: 1), interval: 2) {
      [scheduler, token = life.token()] in
      token.touch()
      dates.append(start.distance(to: scheduler.now).magnitude / 1_000_000_000)
      if dates.count == 3 { cancellable?.cancel() }
    }
    scheduler.run()
    #expect(dates == [1, 3, 5])
    #expect(scheduler.isIdle && life.alive == 0)
  }

  @Test func anyThreadMaySchedule() {
    var seed = Seed()
    let count = Guarded(0)
    for _ in 0..<200 {
      race(
        &seed, { scheduler.schedule { count.withLock { $0 += 1 } } },
        { scheduler.schedule(after: scheduler.now) { count.withLock { $0 += 1 } } },
        { scheduler.advance(by: 1) })
    }
    scheduler.run()
    #expect(count.value == 400)
  }
}
