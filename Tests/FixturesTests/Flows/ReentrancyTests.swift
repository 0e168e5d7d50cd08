import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Callbacks that use the library: for their own job, and for others.
  @Suite struct Reentrancies {
    static let placements: [KotlinPlacement] = [.caller, .default, .io]

    @Test func aCallbackMaySubscribeToTheFlowThatCallsIt() async throws {
      let name = freshName()
      let flow = try replaysTwo(name: name)
      let (outer, inner) = (EventRecorder<Int64>(), EventRecorder<Int64>())
      let jobs = Guarded<[KotlinJob]>([])
      let job = flow.subscribe(outer) { element in
        guard element == 1 else { return }
        let job = flow.subscribe(inner)
        jobs.withLock { $0.append(job) }
      }
      for value in 1...3 as ClosedRange<Int64> {
        try await emitToReplaysTwo(name: name, value: value)
        await outer.reaches(Int(value))
      }
      await inner.reaches(3)
      try await job.cancelAndJoin()
      for job in jobs.value { try await job.cancelAndJoin() }
      #expect(outer.events == events(1...3))
      #expect(inner.events == events(1...3))
    }

    @Test(arguments: placements)
    func theEndMaySubscribeAgain(_ placement: KotlinPlacement) async throws {
      let flow = try longs(n: 2).placement(placement)
      let recorder = EventRecorder<Int64>()
      let left = Guarded(50)
      let jobs = Guarded<[KotlinJob]>([])
      @Sendable func next() {
        let isOver = left.withLock {
          $0 -= 1
          return $0 < 0
        }
        if isOver { return }
        let job = flow.subscribe(
          onEach: { recorder.record(.element($0)) },
          onComplete: {
            recorder.record(.completed)
            next()
          }, onThrow: { recorder.threw($0) })
        jobs.withLock { $0.append(job) }
      }
      next()
      await recorder.reaches(150)
      #expect(recorder.events == (0..<50).flatMap { _ in [0, 1, .completed] })
      while jobs.value.count < 50 { await Task.yield() }
      for job in jobs.value { await job.join() }
    }

    @Test func aCallbackMayCallAFunction() async throws {
      let seen = EventRecorder<Int64>()
      let sums = Guarded<[Int64]>([])
      let (answers, answered) = AsyncStream<Void>.makeStream()
      await (try longs(n: 10)).subscribe(seen) { element in
        Task {
          let sum = try? await add(a: element, b: element)
          sums.withLock { $0.append(sum ?? -1) }
          answered.yield()
        }
      }.join()
      for await _ in answers.prefix(10) {}
      #expect(sums.value.sorted() == (0..<10).map { 2 * $0 })
      #expect(seen.events == events(0..<10, .completed))
    }

    @Test(arguments: placements)
    func aCallbackMayReadAndSetTheStateThatCallsIt(_ placement: KotlinPlacement) async throws {
      let state = try freshState()
      let (seen, read) = (EventRecorder<Int64>(), EventRecorder<Int64>())
      let job = state.flow.placement(placement).subscribe(seen) { element in
        if let value = try? state.get() { read.record(.element(value)) }
        if element < 100 { try? state.set(element + 1) }
      }
      await read.reaches(101)
      try await job.cancelAndJoin()
      #expect(seen.events == events(0...100))
      #expect(read.events == events(0...100))
    }

    @Test(arguments: placements)
    func theEndMayCancelAndRequest(_ placement: KotlinPlacement) async throws {
      let box = JobBox()
      let seen = EventRecorder<Int64>()
      let job = try longs(n: 2).placement(placement).subscribe(
        seen, demand: .none,
        onEnd: {
          box.job?.cancel()
          try? box.job?.request(1)
          box.job?.detach()
        })
      box.job = job
      try job.request(.unlimited)
      await job.join()
      box.drop()
      #expect(seen.events == events(0..<2, .completed))
    }

    @Test(arguments: placements)
    func aCallbackMayDropTheLastReferenceToItsJob(_ placement: KotlinPlacement) async throws {
      let gate = KotlinGate()
      let box = JobBox()
      let seen = EventRecorder<Int64>()
      let flow = try gated(n: 9, gate: gate.name).placement(placement)
      box.job = flow.subscribe(seen) { if $0 == 4 { box.drop() } }
      try gate.open(times: 9)
      await seen.reaches(5)
      await expectNothingLeft(in: library, holding: 1)
      #expect(seen.events == events(0..<5))
    }

    @Test(arguments: placements)
    func aCallbackMayLetATaskJoinItsJob(_ placement: KotlinPlacement) async throws {
      let box = JobBox()
      let (seen, joined) = (EventRecorder<Int64>(), EventRecorder<Int64>())
      let job = try endlessSynchronous().placement(placement).subscribe(
        seen, demand: .none
      ) { element in
        guard element == 2, let job = box.job else { return }
        job.cancel()
        Task {
          try await job.cancelAndJoin()
          joined.record(.completed)
        }
      }
      box.job = job
      try job.request(.unlimited)
      await joined.ends()
      box.drop()
      #expect(seen.events == events(0..<3))
    }
  }
}
