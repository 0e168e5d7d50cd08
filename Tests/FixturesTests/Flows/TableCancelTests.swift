import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// The rules of `cancel` and `release` at the C boundary, with an observer made by hand.
  @Suite struct TableCancels {
    static let places = [KB_CANCEL_LATER, KB_CANCEL_HERE]

    @Test(arguments: places, [1, 2, 63, 64, 65] as [Int64])
    func cancelInsideOnEachIsTheLastCallback(_ place: kb_cancel_mode, count: Int64) async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      // One element at a time, so that a callback is an element.
      let raw = RawSubscription(flow, demand: 1) { raw, element in
        if element == count - 1 { raw.cancel(place) }
        raw.request(1)
      }
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<count) + [.released(unseen: nil)])
      #expect(raw.batches == count)
    }

    @Test(arguments: places)
    func cancelBeforeTheFirstRequestOnlyReleases(_ place: kb_cancel_mode) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      let raw = RawSubscription(flow, demand: 0)
      #expect(raw.cancel(place) == KB_OK)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.released(unseen: nil)])
      #expect(try await produced.count == 0)
    }

    @Test(arguments: places)
    func cancelBeforeTheFirstElementOnlyReleases(_ place: kb_cancel_mode) async throws {
      let raw = RawSubscription(try library.flow("neverEmits", of: Int64.self))
      #expect(raw.cancel(place) == KB_OK)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.released(unseen: nil)])
    }

    @Test(arguments: places)
    func cancelInsideTheEndChangesNothing(_ place: kb_cancel_mode) async throws {
      let completing = try library.flow("longs", 1 as Int64, of: Int64.self)
      let failing = try library.flow("throwsAt", 1 as Int64, "end", of: Int64.self)
      let ends: [(KotlinFlow<Int64>, Event<Int64>)] = [
        (completing, .completed), (failing, .threw(.fixture("end"))),
      ]
      for (flow, end) in ends {
        let raw = RawSubscription(
          flow,
          onEnd: { raw in
            raw.cancel(place)
            raw.request(1)
          })
        await raw.recorder.isReleased()
        #expect(raw.recorder.events == [.element(0), end, .released(unseen: nil)])
      }
    }

    @Test(arguments: places)
    func cancelAfterTheReleaseIsRefused(_ place: kb_cancel_mode) async throws {
      let raw = RawSubscription(try library.flow("empty", of: Int64.self))
      #expect(raw.cancel(place) == KB_INVALID_HANDLE)
      #expect(raw.request(1) == KB_INVALID_HANDLE)
      #expect(raw.recorder.events == [.completed, .released(unseen: nil)])
    }

    @Test func aCancelIsIdempotentAndHereMayOvertakeLater() async throws {
      let gate = KotlinGate()
      let steps = KotlinCounter()
      let flow = try library.flow("finallyWaits", 1 as Int64, gate.name, steps.name, of: Int64.self)
      let raw = RawSubscription(flow)
      for place in [KB_CANCEL_LATER, KB_CANCEL_LATER, KB_CANCEL_HERE, KB_CANCEL_HERE] {
        #expect(raw.cancel(place) == KB_OK)
      }
      try await gate.open()
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.element(0), .released(unseen: nil)])
      #expect(try await steps.count == 2)
    }

    @Test func anUnknownPlaceOfCancelIsRefusedAndTheJobGoesOn() async throws {
      let raw = RawSubscription(try library.flow("longs", 2 as Int64, of: Int64.self), demand: 1)
      for place in [-1, 2, 99] { #expect(raw.cancel(place) == KB_INVALID_ARGUMENT) }
      raw.request(1)
      #expect(raw.recorder.events == events(0..<2, .completed) + [.released(unseen: nil)])
    }

    @Test func cancelHereUnwindsInsideTheCall() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let raw = RawSubscription(flow)
      raw.cancel(KB_CANCEL_HERE)
      #expect(raw.recorder.events == [.element(0), .released(unseen: nil)])
      #expect(try await unwound.count == 1)
    }

    @Test func cancelLaterCallsNothingOnTheCallersThread() async throws {
      let raw = RawSubscription(try library.flow("emitsThenWaits", 1 as Int64, of: Int64.self))
      let thread = currentThread()
      raw.cancel(KB_CANCEL_LATER)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.element(0), .released(unseen: nil)])
      #expect(raw.releasedOn.current != thread)
    }

    @Test func cancelDoesNotWaitForACallbackAndReleaseDoes() async throws {
      let latch = Latch()
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let raw = RawSubscription(flow, placement: KB_DEFAULT, demand: 1) { raw, element in
        latch.wait()
        raw.request(1)
      }
      await raw.recorder.reaches(1)
      #expect(raw.cancel(KB_CANCEL_HERE) == KB_OK)
      #expect(raw.cancel(KB_CANCEL_LATER) == KB_OK)
      #expect(raw.recorder.events == [.element(0)])
      latch.open()
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.element(0), .released(unseen: nil)])
    }

    @Test(arguments: places)
    func releaseWaitsForFinally(_ place: kb_cancel_mode) async throws {
      let gate = KotlinGate()
      let steps = KotlinCounter()
      let flow = try library.flow("finallyWaits", 1 as Int64, gate.name, steps.name, of: Int64.self)
      let raw = RawSubscription(flow)
      raw.cancel(place)
      try await steps.reaches(1)
      #expect(raw.recorder.events == [.element(0)])
      // The call that has waited for the counter is released just after its answer.
      while try library.counters.jobs > 1 { await Task.yield() }
      #expect(try library.counters.jobs == 1)
      try await gate.open()
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.element(0), .released(unseen: nil)])
      #expect(try await steps.count == 2)
    }

    @Test(arguments: places)
    func aFailureAfterTheCancelComesWithTheRelease(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("finallyThrowsWaiting", 1 as Int64, "unseen", of: Int64.self)
      let raw = RawSubscription(flow)
      raw.cancel(place)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.element(0), .released(unseen: .fixture("unseen"))])
      #expect(raw.recorder.error?.cause?.cause?.message == "the root")
    }

    @Test(arguments: places)
    func aFlowThatCompletesWhenCancelledOnlyReleases(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("completesWhenCancelled", 2 as Int64, of: Int64.self)
      let raw = RawSubscription(flow)
      raw.cancel(place)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<2) + [.released(unseen: nil)])
    }

    @Test(arguments: places)
    func elementsEmittedAfterTheCancelAreDropped(_ place: kb_cancel_mode) async throws {
      let accepted = KotlinCounter()
      let flow = try library.flow(
        "emitsAfterCancel", 2 as Int64, 3000 as Int64, accepted.name, of: Int64.self)
      let raw = RawSubscription(flow)
      raw.cancel(place)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<2) + [.released(unseen: nil)])
    }

    @Test func theReleaseOfAFailureHasNothingUnseen() async throws {
      let raw = RawSubscription(try library.flow("throwsBeforeFirst", "seen", of: Int64.self))
      #expect(
        raw.recorder.events == [.threw(.fixture("seen")), .released(unseen: nil)])
    }
  }
}
