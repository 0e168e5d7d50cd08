import KotlinBridge
import Testing

extension Fixtures {
  /// State and shared flows that are fed while somebody begins or goes on to read them.
  @Suite struct RacesOfHotFlows {
    @Test(arguments: Form.allCases)
    func theLastValueSetFromFourThreadsIsSeenInTheEnd(_ form: Form) async throws {
      try await forEachRound(10) { round, seed in
        let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
        let seen = try await following(state.flow, in: form) { recorder in
          let set = { @Sendable (thread: Int64) in
            for n in 1...50 as ClosedRange<Int64> { try? state.set(thread * 1000 + n) }
          }
          race(&seed, { set(1) }, { set(2) }, { set(3) }, { set(4) })
          try state.set(9999)
          await recorder.waits { $0.contains(.element(9999)) }
        }
        #expect(seen.last == .element(9999), Round.comment)
        // Each thread's values in the order in which it set them, none of them twice.
        for thread in 1...4 as ClosedRange<Int64> {
          let own = seen.compactMap { event -> Int64? in
            if case .element(let n) = event, n / 1000 == thread { n } else { nil }
          }
          #expect(zip(own, own.dropFirst()).allSatisfy { $0 < $1 }, "\(Round.comment): \(own)")
        }
      }
    }

    @Test func compareAndSetLosesNothingWhileTheStateIsRead() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
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
      let emit = try library.function(
        "emitToReplaysTwo", taking: String.self, Int64.self, returning: KotlinUnit.self)
      try await forEachRound(100) { round, seed in
        let name = freshName()
        let flow = try library.flow("replaysTwo", name, of: Int64.self)
        let last: Int64 = 30
        let emitting = Task { for n in 1...last { _ = try await emit(name, n) } }
        if round % 2 == 0 { await Task.yield() }
        spin(seed.pause() * 16)
        let form = Form.allCases[round % Form.allCases.count]
        let seen = try await following(flow, in: form) { recorder in
          await recorder.waits { $0.last == .element(last) }
        }
        try await emitting.value
        // From some element on, all of them.
        #expect(!seen.isEmpty && seen.count <= last)
        #expect(
          seen == events((last - Int64(seen.count) + 1)...last),
          "\(Round.comment): \(form) \(seen)")
      }
    }

    @Test func subscribersThatGoLetTheEmitterGoOn() async throws {
      // Its emitters wait for every subscriber; one that is cancelled must not hold them.
      let emit = try library.function(
        "emitToReplaysNothing", taking: String.self, Int64.self, returning: KotlinUnit.self)
      try await forEachRound(100) { round, seed in
        let name = freshName()
        let flow = try library.flow("replaysNothing", name, of: Int64.self)
        let recorder = Recorder<Int64>()
        let job = flow.subscribe(recorder, demand: 1)
        let emitting = Task { for n in 0..<5 as Range<Int64> { _ = try await emit(name, n) } }
        spin(seed.pause() * 8)
        job.cancel()
        try await emitting.value
        await job.join()
        #expect(recorder.events.count <= 1, "\(Round.comment): \(recorder.events)")
      }
    }
  }
}
