import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// The rules of `subscribe`, `request` and handles at the C boundary, with an observer made by hand.
  @Suite struct TableSubscribes {
    @Test func theJobIsWrittenBeforeTheFirstCallback() async throws {
      let jobs = Locked<[kb_job]>([])
      let flow = try library.flow("longs", 2 as Int64, of: Int64.self)
      let raw = RawSubscription(
        flow, onEach: { raw, _ in jobs.with { $0.append(raw.job) } },
        onEnd: { raw in jobs.with { $0.append(raw.job) } })
      // With KB_CALLER all of it came inside `subscribe`.
      #expect(raw.recorder.events == events(0..<2, .completed) + [.released(unseen: nil)])
      #expect(raw.job != 0)
      #expect(jobs.current == [raw.job, raw.job, raw.job])
    }

    @Test func nothingComesBeforeTheFirstRequest() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      let raw = RawSubscription(flow, demand: 0)
      #expect(try await produced.count == 0)
      #expect(raw.recorder.events == [])
      #expect(raw.request(9) == KB_OK)
      #expect(raw.recorder.events == events(0..<3, .completed) + [.released(unseen: nil)])
    }

    @Test(arguments: [KB_CALLER, KB_DEFAULT, KB_IO])
    func neverMoreThanWasRequested(_ placement: kb_placement) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 100 as Int64, produced.name, of: Int64.self)
      let raw = RawSubscription(flow, placement: placement, demand: 3)
      try await produced.reaches(4)  // The fourth is held in `emit`.
      await raw.recorder.reaches(3)
      raw.request(1)
      raw.request(5)
      try await produced.reaches(10)
      await raw.recorder.reaches(9)
      #expect(raw.recorder.events == events(0..<9))
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<9) + [.released(unseen: nil)])
      #expect(try await produced.count == 10)
    }

    @Test func elementsComeTogetherOnlyInsideTheConsumersOwnRequest() async throws {
      let flow = try library.flow("longs", 64 as Int64, of: Int64.self)
      let push = RawSubscription(flow, demand: 65)
      #expect(push.batches == 64)
      let pull = RawSubscription(flow, flags: KB_RENDEZVOUS, demand: 65)
      #expect(pull.batches == 1)
      for raw in [push, pull] {
        #expect(raw.recorder.events == events(0..<64, .completed) + [.released(unseen: nil)])
      }
    }

    @Test func aFlagThatIsNoneIsRefused() throws {
      let flow = try id(of: "empty")
      for flags in [2, 3, .max] as [UInt32] {
        #expect(Refused().subscribe(flow: flow, flags: flags) == KB_INVALID_ARGUMENT)
      }
    }

    @Test(arguments: [KB_CALLER, KB_DEFAULT, KB_IO])
    func inARendezvousNothingIsMadeBeforeItIsAskedFor(_ placement: kb_placement) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 100 as Int64, produced.name, of: Int64.self)
      let raw = RawSubscription(flow, placement: placement, flags: KB_RENDEZVOUS, demand: 3)
      await raw.recorder.reaches(3)
      raw.request(6)
      await raw.recorder.reaches(9)
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<9) + [.released(unseen: nil)])
      #expect(try await produced.count == 9)
    }

    @Test func anElementDoesNotWaitForTheNext() async throws {
      let gate = KotlinGate()
      let raw = RawSubscription(try library.flow("gated", 3 as Int64, gate.name, of: Int64.self))
      for count in 1...3 {
        try await gate.open()
        await raw.recorder.reaches(count)
      }
      await raw.recorder.isReleased()
      #expect(raw.batches == 3)
    }

    @Test(arguments: [0, -1, .min] as [Int64])
    func aRequestBelowOneIsRefusedAndTheJobGoesOn(_ count: Int64) async throws {
      let raw = RawSubscription(try library.flow("longs", 2 as Int64, of: Int64.self), demand: 1)
      #expect(raw.request(count) == KB_INVALID_ARGUMENT)
      #expect(raw.recorder.events == [.element(0)])
      #expect(raw.request(1) == KB_OK)
      #expect(raw.recorder.events == events(0..<2, .completed) + [.released(unseen: nil)])
    }

    @Test(arguments: [[.max], [.max, .max], [.max - 1, .max - 1], [5, .max, 1]] as [[Int64]])
    func sumsOfRequestsSaturate(_ requests: [Int64]) async throws {
      let gate = KotlinGate()
      let flow = try library.flow("gated", 3000 as Int64, gate.name, of: Int64.self)
      let raw = RawSubscription(flow, demand: 1)
      for request in requests { #expect(raw.request(request) == KB_OK) }
      try await gate.open(times: 3000)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<3000, .completed) + [.released(unseen: nil)])
    }

    @Test func aHandleThatIsNoneIsRefused() async throws {
      let raw = RawSubscription(try library.flow("empty", of: Int64.self))
      for job in [0, raw.job, 1, .max, 0xFFFF_FFFF_0000_0000] as [kb_job] {
        #expect(table.request(job, 1) == KB_INVALID_HANDLE)
        #expect(table.cancel(job, KB_CANCEL_LATER) == KB_INVALID_HANDLE)
        #expect(table.cancel(job, KB_CANCEL_HERE) == KB_INVALID_HANDLE)
      }
      #expect(raw.recorder.events == [.completed, .released(unseen: nil)])
    }

    @Test func aStaleHandleDoesNotReachTheNextSubscription() async throws {
      let ended = RawSubscription(try library.flow("empty", of: Int64.self))
      let raw = RawSubscription(try library.flow("emitsThenWaits", 1 as Int64, of: Int64.self))
      #expect(ended.cancel(KB_CANCEL_HERE) == KB_INVALID_HANDLE)
      #expect(raw.recorder.events == [.element(0)])
      #expect(raw.cancel(KB_CANCEL_HERE) == KB_OK)
      await raw.recorder.isReleased()
    }

    // What is refused calls nothing and keeps nothing; a crash or a leak shows a context that was released.

    @Test func aFlowThatIsNoneIsRefused() {
      for flow in [9999, .max] as [UInt32] {
        #expect(Refused().subscribe(flow: flow) == KB_UNKNOWN_ID)
      }
    }

    @Test func aNegativeDemandIsRefused() throws {
      let flow = try id(of: "empty")
      #expect(Refused().subscribe(flow: flow, demand: -1) == KB_INVALID_ARGUMENT)
    }

    @Test(arguments: [-1, 3, 99] as [Int32])
    func aPlacementThatIsNoneIsRefused(_ placement: Int32) throws {
      let flow = try id(of: "empty")
      #expect(
        Refused().subscribe(flow: flow, placement: kb_placement(placement)) == KB_INVALID_ARGUMENT)
    }

    @Test func anObserverThatLacksAFunctionIsRefused() throws {
      let flow = try id(of: "empty")
      let removals: [(inout kb_observer) -> Void] = [
        { $0.on_each = nil }, { $0.on_complete = nil }, { $0.on_throw = nil }, { $0.release = nil },
      ]
      for removal in removals {
        #expect(Refused().subscribe(flow: flow, changing: removal) == KB_INVALID_ARGUMENT)
      }
    }

    @Test func noObserverAndNoPlaceForTheJobAreRefused() throws {
      let flow = try id(of: "empty")
      var job: kb_job = 0
      var observer = rawObserver(context: Refused().context)
      #expect(table.subscribe(flow, nil, 0, KB_CALLER, 0, 1, nil, &job) == KB_INVALID_ARGUMENT)
      #expect(table.subscribe(flow, nil, 0, KB_CALLER, 0, 1, &observer, nil) == KB_INVALID_ARGUMENT)
    }

    @Test func argumentsThatAreNotTheDeclaredTypesAreRefused() throws {
      let flow = try id(of: "one", 5)
      #expect(Refused().subscribe(flow: flow, arguments: []) == KB_MALFORMED)
      #expect(Refused().subscribe(flow: flow, arguments: [1, 2, 3]) == KB_MALFORMED)
      #expect(
        Refused().subscribe(flow: flow, arguments: Array(repeating: 0, count: 9)) == KB_MALFORMED)
    }

    @Test func argumentsOfANegativeSizeOrAtNullAreRefused() throws {
      let flow = try id(of: "one", 5)
      var observer = rawObserver(context: Refused().context)
      var job: kb_job = 0
      #expect(
        table.subscribe(flow, nil, 8, KB_CALLER, 0, 1, &observer, &job) == KB_INVALID_ARGUMENT)
      #expect(
        table.subscribe(flow, [0], -1, KB_CALLER, 0, 1, &observer, &job) == KB_INVALID_ARGUMENT)
    }
  }
}

/// A subscription that must be refused: its observer must not be called.
private final class Refused: RawContext, @unchecked Sendable {
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self as RawContext).toOpaque() }

  func subscribe(
    flow: UInt32, arguments: [UInt8] = [], placement: kb_placement = KB_CALLER, flags: UInt32 = 0,
    demand: Int64 = 1, changing change: (inout kb_observer) -> Void = { _ in }
  ) -> kb_status {
    var observer = rawObserver(context: context)
    change(&observer)
    var job: kb_job = 0
    return table.subscribe(
      flow, arguments, Int64(arguments.count), placement, flags, demand, &observer, &job)
  }

  override func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) { fail() }
  override func completed() { fail() }
  override func failed(_ error: KotlinError) { fail() }
  override func released(_ unseen: KotlinError?) { fail() }

  private func fail() { Issue.record("a refused subscription called back") }
}
