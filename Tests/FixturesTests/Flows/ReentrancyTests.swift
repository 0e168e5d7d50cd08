import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// Callbacks that use the library: for their own job, for others, and deeply.
  @Suite struct Reentrancies {
    static let placements: [KotlinPlacement] = [.caller, .default, .io]

    @Test(arguments: placements, placements)
    func callbacksMaySubscribe(_ outer: KotlinPlacement, inner: KotlinPlacement) async throws {
      let flow = try library.flow("longs", 3 as Int64, of: Int64.self)
      let outerSeen = Recorder<Int64>()
      let innerSeen = (0..<3).map { _ in Recorder<Int64>() }
      let jobs = Locked<[KotlinJob]>([])
      let job = flow.placement(outer).subscribe(outerSeen) { element in
        let job = flow.placement(inner).subscribe(innerSeen[Int(element)])
        jobs.with { $0.append(job) }
      }
      await job.join()
      for job in jobs.current { await job.join() }
      #expect(outerSeen.events == events(0..<3, .completed))
      for seen in innerSeen { #expect(seen.events == events(0..<3, .completed)) }
    }

    @Test func aCallbackMaySubscribeToTheFlowThatCallsIt() async throws {
      let name = freshName()
      let flow = try library.flow("replaysTwo", name, of: Int64.self)
      let outer = Recorder<Int64>()
      let inner = Recorder<Int64>()
      let jobs = Locked<[KotlinJob]>([])
      let job = flow.subscribe(outer) { element in
        guard element == 1 else { return }
        let job = flow.subscribe(inner)
        jobs.with { $0.append(job) }
      }
      for value in 1...3 as ClosedRange<Int64> {
        try await library.call("emitToReplaysTwo", name, value, returning: Void.self)
        await outer.reaches(Int(value))
      }
      await inner.reaches(3)
      try await job.cancelAndJoin()
      for job in jobs.current { try await job.cancelAndJoin() }
      #expect(outer.events == events(1...3))
      #expect(inner.events == events(1...3))
    }

    @Test(arguments: placements)
    func theEndMaySubscribeAgain(_ placement: KotlinPlacement) async throws {
      let chain = Chain(
        of: try library.flow("longs", 2 as Int64, of: Int64.self).placement(placement), rounds: 50)
      chain.next()
      await chain.recorder.reaches(150)
      #expect(chain.recorder.elements == (0..<50).flatMap { _ in [0, 1] as [Int64] })
      await chain.ends()
    }

    @Test func aCallbackMayCallAFunction() async throws {
      let sums = Recorder<Int64>()
      let flow = try library.flow("longs", 10 as Int64, of: Int64.self)
      let seen = Recorder<Int64>()
      await flow.subscribe(seen) { element in
        library.call("add", element, element) { (answer: Result<Int64, KotlinError>) in
          if case .success(let sum) = answer { sums.record(.element(sum)) }
        }
      }.join()
      await sums.reaches(10)
      #expect(sums.elements.sorted() == (0..<10).map { 2 * $0 })
      #expect(seen.events == events(0..<10, .completed))
    }

    @Test func aCallbackMayReadTheStateThatCallsIt() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      let read = Recorder<Int64>()
      let seen = Recorder<Int64>()
      let job = state.flow.subscribe(seen) { _ in
        if let value = try? state.get() { read.record(.element(value)) }
      }
      await read.reaches(1)
      try state.set(4)
      await read.reaches(2)
      try await job.cancelAndJoin()
      #expect(seen.events == events([0, 4]))
      #expect(read.events == events([0, 4]))
    }

    @Test(arguments: placements)
    func theEndMayCancelAndRequest(_ placement: KotlinPlacement) async throws {
      let box = JobBox()
      let seen = Recorder<Int64>()
      let flow = try library.flow("longs", 2 as Int64, of: Int64.self).placement(placement)
      let job = flow.subscribe(
        seen, demand: .none,
        onEnd: {
          box.get()?.cancel()
          try? box.get()?.request(1)
          box.get()?.detach()
        })
      box.set(job)
      try job.request(.unlimited)
      await job.join()
      box.drop()
      #expect(seen.events == events(0..<2, .completed))
    }

    @Test(arguments: placements)
    func aCallbackMayDropTheLastReferenceToItsJob(_ placement: KotlinPlacement) async throws {
      let gate = KotlinGate()
      let box = JobBox()
      let seen = Recorder<Int64>()
      let flow = try library.flow("gated", 9 as Int64, gate.name, of: Int64.self)
        .placement(placement)
      box.set(flow.subscribe(seen) { if $0 == 4 { box.drop() } })
      try await gate.open(times: 9)
      await seen.reaches(5)
      await expectNothingLeft(in: library)
      #expect(seen.events == events(0..<5))
    }

    @Test(arguments: placements)
    func aCallbackMayLetATaskJoinItsJob(_ placement: KotlinPlacement) async throws {
      let box = JobBox()
      let seen = Recorder<Int64>()
      let joined = Recorder<Int64>()
      let flow = try library.flow("endlessSynchronous", of: Int64.self).placement(placement)
      let job = flow.subscribe(seen, demand: .none) { element in
        guard element == 2, let job = box.get() else { return }
        job.cancel()
        Task {
          try await job.cancelAndJoin()
          joined.record(.completed)
        }
      }
      box.set(job)
      try job.request(.unlimited)
      await joined.ends()
      box.drop()
      #expect(seen.events == events(0..<3))
    }

    @Test(arguments: [KB_CALLER, KB_DEFAULT])
    func aMillionRequestsInsideOnEachDoNotNest(_ placement: kb_placement) async throws {
      let count: Int64 = 1_000_000
      let flow = try library.flow("longs", count, of: Int64.self)
      let summing = Summing(flow, placement: placement)
      await summing.isReleased()
      #expect(summing.sum == count * (count - 1) / 2)
      #expect(summing.batches == count)
      #expect(summing.isCompleted)
    }

    @Test func aMillionRequestsOfACallbackDoNotNest() async throws {
      let count: Int64 = 1_000_000
      let box = JobBox()
      let sum = Locked<Int64>(0)
      let end = Recorder<Int64>()
      let flow = try library.flow("longs", count, of: Int64.self)
      let job = flow.start(
        demand: .none,
        onEach: { element in
          sum.with { $0 += element }
          try? box.get()?.request(1)
        }, onComplete: { end.record(.completed) }, onThrow: { end.threw($0) })
      box.set(job)
      try job.request(1)
      await job.join()
      box.drop()
      #expect(end.events == [.completed])
      #expect(sum.current == count * (count - 1) / 2)
    }

    @Test func manySubscriptionsAtOnceAreIndependent() async throws {
      let recorders = (0..<200).map { _ in Recorder<Int64>() }
      let jobs = try recorders.enumerated().map { index, recorder in
        let name = ["longs", "onDefault", "hopsBetween", "onIO"][index % 4]
        return try library.flow(name, 50 as Int64, of: Int64.self)
          .placement(index.isMultiple(of: 3) ? .caller : .default).subscribe(recorder)
      }
      for job in jobs { await job.join() }
      for recorder in recorders { #expect(recorder.events == events(0..<50, .completed)) }
    }
  }
}

/// Subscribes again whenever the flow has completed.
private final class Chain: @unchecked Sendable {  // `left` and `jobs` are under their locks
  let recorder = Recorder<Int64>()
  private let flow: KotlinFlow<Int64>
  private let left: Locked<Int>
  private let jobs = Locked<[KotlinJob]>([])

  init(of flow: KotlinFlow<Int64>, rounds: Int) {
    self.flow = flow
    left = Locked(rounds)
  }

  func next() {
    let isOver = left.with { left in
      left -= 1
      return left < 0
    }
    if isOver { return }
    let job = flow.subscribe(
      onEach: { self.recorder.record(.element($0)) },
      onComplete: {
        self.recorder.record(.completed)
        self.next()
      }, onThrow: { self.recorder.threw($0) })
    jobs.with { $0.append(job) }
  }

  func ends() async {
    while jobs.current.count < 50 { await Task.yield() }
    for job in jobs.current { await job.join() }
    jobs.with { $0 = [] }
  }
}

/// A subscription by hand that requests one element inside each `on_each`; it keeps only a sum.
private final class Summing: RawContext, @unchecked Sendable {  // `sum`: callbacks are serial
  private let end = Recorder<Int64>()
  private(set) var sum: Int64 = 0
  var isCompleted: Bool { end.events.first == .completed }

  init(_ flow: KotlinFlow<Int64>, placement: kb_placement) {
    super.init()
    subscribe(to: flow, placement: placement, demand: 1)
  }

  func isReleased() async { await end.isReleased() }

  override func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) {
    sum += bytes.loadUnaligned(as: Int64.self)
    _ = table.request(handle.pointee, 1)
  }
  override func completed() { end.record(.completed) }
  override func failed(_ error: KotlinError) { end.threw(error) }
  override func released(_ unseen: KotlinError?) { end.record(.released(unseen: nil)) }
}
