import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Iterations that are given up at any moment, with every window and on every placement.
  ///
  /// The rules K13, K18, K19, K22 and K37 cancel and drop iterations with the window and the
  /// placement that they have unless told otherwise.
  @Suite(.onOwnThread) struct SequenceRaces {
    /// An endless flow, or one that ends after a while.
    private func flow(_ round: Int) throws -> KotlinFlow<Int64> {
      let flow =
        switch round % 4 {
        case 0: try endlessCounted(counter: freshName())
        case 1: try endlessSynchronous()
        case 2: try hopsBetween(n: 300)
        default: try onDefault(n: 300)
        }
      return flow.window([1, 2, 64, .unlimited][round / 4 % 4])
        .placement([.caller, .default, .io][round / 16 % 3])
    }

    @Test func anIteratorMayBeDroppedInEveryState() async throws {
      try await forEachRound(200) { round, seed in
        for reads in [0, 1, 2, Int.random(in: 0...130, using: &seed)] {
          var iterator = try flow(round).makeAsyncIterator()
          for index in 0..<reads {
            #expect(try await iterator.next() == Int64(index), Round.comment)
          }
        }
      }
    }

    @Test(arguments: [FlowForm.sequence, .stream])
    func aTaskCancelledAtAnyMomentSeesAPrefixAndThenTheEnd(_ form: FlowForm) async throws {
      try await forEachRound(300) { round, seed in
        let flow = try flow(round)
        let recorder = EventRecorder<Int64>()
        let task = Task { await history(of: flow, in: form, recorder: recorder) }
        if round % 3 > 0 { await Task.yield() }
        spin(seed.pause() * 8)
        task.cancel()
        let seen = await task.value
        let isEndless = round % 4 < 2
        let end = seen.last
        #expect(
          form == .stream || isEndless
            ? end == (form == .stream ? .completed : .cancellationError)
            : end == .cancellationError || end == .completed, Round.comment)
        #expect(Array(seen.dropLast()) == events(0..<Int64(seen.count - 1)), Round.comment)
      }
    }
  }
}
