import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// State and shared flows that get values while consumers begin to read them or go on.
  @Suite(.onOwnThread) struct HotFlowRaces {
    @Test(arguments: FlowForm.allCases)
    func theLastValueSetFromFourThreadsIsSeenInTheEnd(_ form: FlowForm) async throws {
      try await forEachRound(10) { round, seed in
        let state = try freshState()
        let seen = try await following(state.flow, in: form) { recorder in
          let set = { @Sendable (thread: Int64) in
            for n in 1...50 as ClosedRange<Int64> { try? state.set(thread * 1000 + n) }
          }
          race(&seed, { set(1) }, { set(2) }, { set(3) }, { set(4) })
          try state.set(9999)
          await recorder.waits { $0.contains(.element(9999)) }
        }
        #expect(seen.last == .element(9999), Round.comment)
        // The values of each thread come in the order in which it set them, and none twice.
        for thread in 1...4 as ClosedRange<Int64> {
          let own = seen.compactMap { event -> Int64? in
            if case .element(let n) = event, n / 1000 == thread { n } else { nil }
          }
          #expect(zip(own, own.dropFirst()).allSatisfy { $0 < $1 }, "\(Round.comment): \(own)")
        }
      }
    }

    @Test func compareAndSetLosesNothingWhileTheStateIsRead() async throws {
      let state = try freshState()
      let total = Int64(rounds(100) * 4)
      let seen = try await following(state.flow, in: .sequence) { recorder in
        var seed = Seed()
        let raise = { @Sendable in
          for _ in 0..<rounds(100) {
            while true {
              guard let value = try? state.get() else { break }
              if (try? state.compareAndSet(expected: value, update: value + 1)) == true { break }
            }
          }
        }
        race(&seed, raise, raise, raise, raise)
        await recorder.waits { $0.last == .element(total) }
      }
      let values = seen.map { if case .element(let n) = $0 { n } else { Int64(-1) } }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aSubscriberThatComesWhileASharedFlowEmitsMissesNothingAfterwards() async throws {
      try await forEachRound(100) { round, seed in
        let name = freshName()
        let flow = try replaysTwo(name: name)
        let last: Int64 = 30
        let emitting = Task {
          for n in 1...last { try await emitToReplaysTwo(name: name, value: n) }
        }
        if round % 2 == 0 { await Task.yield() }
        spin(seed.pause() * 16)
        let form = FlowForm.allCases[round % FlowForm.allCases.count]
        let seen = try await following(flow, in: form) { recorder in
          await recorder.waits { $0.last == .element(last) }
        }
        try await emitting.value
        // All elements from some element on.
        #expect(!seen.isEmpty && seen.count <= last)
        #expect(
          seen == events((last - Int64(seen.count) + 1)...last),
          "\(Round.comment): \(form) \(seen)")
      }
    }

    @Test func subscribersThatGoLetTheEmitterGoOn() async throws {
      // Its emitters wait for every subscriber. One that is cancelled must not hold them.
      try await forEachRound(100) { round, seed in
        let name = freshName()
        let flow = try replaysNothing(name: name)
        let recorder = EventRecorder<Int64>()
        let job = flow.subscribe(recorder, demand: 1)
        let emitting = Task {
          for n in 0..<5 as Range<Int64> { try await emitToReplaysNothing(name: name, value: n) }
        }
        spin(seed.pause() * 8)
        job.cancel()
        try await emitting.value
        await job.join()
        #expect(recorder.events.count <= 1, "\(Round.comment): \(recorder.events)")
      }
    }
  }
}
