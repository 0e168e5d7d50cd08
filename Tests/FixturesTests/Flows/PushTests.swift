import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Demand and cancels of the forms to which Kotlin pushes: the C table, callbacks and the
  /// publisher.
  @Suite struct Pushes {
    @Test(arguments: PushForm.allCases, [1, 2, 63, 64, 65, 1024, 1025] as [Int64])
    func aCancelInsideTheCallbackIsTheLastSignal(_ form: PushForm, count: Int64) async throws {
      for placement in [KotlinPlacement.caller, .default] {
        let unwound = KotlinCounter()
        let consumer = PushConsumer(
          try finallyCountsWaiting(n: 5000, counter: unwound.name), as: form, placement: placement
        ) { consumer, element in
          if element == count - 1 { consumer.cancel() }
        }
        try await unwound.reaches(1)
        #expect(await consumer.ends() == events(0..<count))
      }
    }

    @Test(arguments: PushForm.allCases)
    func nothingIsCollectedBeforeTheFirstRequest(_ form: PushForm) async throws {
      let produced = KotlinCounter()
      let flow = try counted(n: 5, counter: produced.name)
      let cancelled = PushConsumer(flow, as: form, demand: 0)
      cancelled.cancel()
      // By the table, a request may overtake a cancel that another thread is to carry out.
      if form != .table { cancelled.request(5) }
      #expect(await cancelled.ends() == [])
      let consumer = PushConsumer(flow, as: form, demand: 0)
      #expect(try produced.count == 0)
      consumer.request(.max)
      await consumer.reaches(6)
      #expect(await consumer.ends() == events(0..<5, .completed))
      #expect(try produced.count == 5)
    }

    @Test(arguments: PushForm.allCases)
    func aCancelMakesNoFlowComplete(_ form: PushForm) async throws {
      let consumer = PushConsumer(try completesWhenCancelled(n: 2), as: form)
      await consumer.reaches(2)
      consumer.cancel()
      consumer.cancel()
      #expect(await consumer.ends() == events(0..<2))
    }

    @Test(arguments: PushForm.allCases)
    func elementsEmittedAfterTheCancelAreDropped(_ form: PushForm) async throws {
      let accepted = KotlinCounter()
      let consumer = PushConsumer(
        try emitsAfterCancel(n: 2, more: 3000, counter: accepted.name), as: form)
      await consumer.reaches(2)
      consumer.cancel()
      #expect(await consumer.ends() == events(0..<2))
    }

    @Test(arguments: PushForm.allCases)
    func aBlockedCallbackBlocksNoRequestAndNoCancel(_ form: PushForm) async throws {
      let latch = Latch()
      let consumer = PushConsumer(try endlessSynchronous(), as: form, demand: 1) {
        consumer, _ in
        latch.wait()
        consumer.request(1)
      }
      await consumer.reaches(1)
      consumer.request(5)
      consumer.cancel()
      consumer.request(5)
      #expect(consumer.events == [0])
      latch.open()
      #expect(await consumer.ends() == [0])
    }

    @Test(arguments: PushForm.allCases, [KotlinPlacement.default, .io])
    func nothingRunsOnTheThreadThatSubscribes(
      _ form: PushForm, _ placement: KotlinPlacement
    ) async throws {
      let flow = try threads(n: 50)
      let threads = Guarded<Set<UInt64>>([])
      await onNewThread {
        let consumer = PushConsumer(flow, as: form, placement: placement) { _, kotlins in
          threads.withLock { $0.formUnion([kotlins, threadNumber()]) }
        }
        return (threadNumber(), consumer)
      } then: { (caller, consumer) in
        await consumer.reaches(51)
        #expect(await consumer.ends().count == 51)
        #expect(!threads.value.contains(caller))
      }
    }

    @Test(arguments: PushForm.allCases, [KotlinPlacement.caller, .default, .io])
    func aSubscriberIsRegisteredWhenItsFirstRequestReturns(
      _ form: PushForm, _ placement: KotlinPlacement
    ) async throws {
      let name = freshName()
      let consumer = PushConsumer(
        try replaysNothing(name: name), as: form, placement: placement, demand: 0)
      #expect(try subscribers(name) == 0)
      consumer.request(9)
      #expect(try subscribers(name) == 1)
      for value in 0..<5 as Range<Int64> {
        try await emitToReplaysNothing(name: name, value: value)
      }
      await consumer.reaches(5)
      consumer.cancel()
      #expect(await consumer.ends() == events(0..<5))
      #expect(try subscribers(name) == 0)
    }

    @Test(arguments: PushForm.allCases, [KotlinPlacement.caller, .default])
    func slowRequestsGetTheLatestValueOfAState(
      _ form: PushForm, _ placement: KotlinPlacement
    ) async throws {
      let state = try freshState()
      let consumer = PushConsumer(state.flow, as: form, placement: placement, demand: 1)
      await consumer.reaches(1)
      for round in 1...3 as ClosedRange<Int64> {
        for step in 1...10 as ClosedRange<Int64> { try state.set(round * 100 + step) }
        consumer.request(1)
        await consumer.reaches(Int(round) + 1)
      }
      consumer.cancel()
      #expect(await consumer.ends() == events([0, 110, 210, 310]))
    }
  }
}
