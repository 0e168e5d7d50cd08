import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import TestHelpers
import Testing

private let placements = [KotlinPlacement.caller, .default, .io]

extension FixtureSuites {
  /// The methods with completion handlers that a generated module has.
  @Suite(.onOwnThread) struct CompletionHandlers {
    // MARK: - Results

    @Test(arguments: placements)
    func theHandlerGetsWhatKotlinReturns(_ placement: KotlinPlacement) async {
      let (texts, nulls) = (EventRecorder<String>(), EventRecorder<String?>())
      let units = EventRecorder<KotlinUnit>()
      await text(n: 1000, on: placement) { texts.record($0) }.join()
      await nullValue(on: placement) { nulls.record($0) }.join()
      await unit(on: placement) { units.record($0.map { KotlinUnit() }) }.join()
      #expect(texts.events == [.value(String(repeating: "x", count: 1000))])
      #expect(nulls.events == [.value(nil)])
      #expect(units.events == [.value(KotlinUnit())])
    }

    @Test func theHandlerOwnsTheObjectThatItGets() async throws {
      let held = Guarded<Tally?>(nil)
      await makeTallyLater(start: 40, time: .milliseconds(1)) { held.value = try? $0.get() }.join()
      #expect(try held.value?.add(amount: 2) == 42)
      #expect(try library.counters.handles == 1)
      held.value = nil
      // Nobody reads this one.
      await makeTallyLater(start: 1, time: .milliseconds(1)) { _ in }.join()
    }

    @Test(arguments: placements)
    func theHandlerGetsWhatKotlinThrows(_ placement: KotlinPlacement) async {
      let recorder = EventRecorder<Int64>()
      await `throws`(message: "broken", on: placement) { recorder.record($0) }.join()
      await cancelsItself(message: "enough", on: placement) { recorder.record($0) }.join()
      #expect(
        recorder.events == [.threw(.fixture("broken")), .threw(.kotlinCancellation("enough"))])
    }

    @Test func aFutureTakesItsPromiseAsTheHandler() async {
      let answers = EventRecorder<Int64>()
      Future { promise in hops(value: 42, completion: promise) }
        .subscribe(FlowSubscriber(in: answers))
      await answers.ends()
      let failures = EventRecorder<Int64>()
      Future { promise in `throws`(message: "broken", completion: promise) }
        .subscribe(FlowSubscriber(in: failures))
      await failures.ends()
      #expect(answers.events == [42, .completed])
      #expect(failures.events == [.threw(.fixture("broken"))])
    }

    // MARK: - Cancels

    @Test(arguments: placements)
    func aCancelBeforeTheBodyWaitsEndsIt(_ placement: KotlinPlacement) async throws {
      let counter = KotlinCounter()
      let recorder = EventRecorder<Int64>()
      let job = neverReturns(counter: counter.name, on: placement) { recorder.record($0) }
      job.cancel()
      await job.join()
      #expect(recorder.events.map(\.isCancellation) == [true])
      // The body has not begun, or has run its `finally`.
      #expect(try [0, 2].contains(counter.count))
    }

    @Test func aCancelWhileTheBodyWaitsIsTheAnswer() async throws {
      let counter = KotlinCounter()
      let recorder = EventRecorder<Int64>()
      let job = neverReturns(counter: counter.name) { recorder.record($0) }
      try await counter.reaches(1)
      #expect(recorder.events == [] && job.isActive)
      job.cancel()
      await job.join()
      #expect(recorder.events.map(\.isCancellation) == [true])
      #expect(try counter.count == 2)
    }

    @Test func aBodyThatReturnsAfterTheCancelStillAnswersWithItsValue() async throws {
      let (gate, counter) = (KotlinGate(), KotlinCounter())
      let recorder = EventRecorder<Int64>()
      let job = returnsAfterCancel(gate: gate.name, counter: counter.name, value: 7) {
        recorder.record($0)
      }
      try await counter.reaches(1)
      job.cancel()
      try await counter.reaches(2)
      #expect(recorder.events == [])
      try gate.open()
      await job.join()
      #expect(recorder.events == [7])
    }

    @Test func aCancelAfterTheAnswerDoesNothing() async throws {
      let recorder = EventRecorder<Int64>()
      let job = hops(value: 1) { recorder.record($0) }
      await job.join()
      job.cancel()
      try await job.cancelAndJoin()
      #expect(recorder.events == [1] && !job.isActive)
    }

    @Test func aCancelInsideTheHandlerDoesNothing() async throws {
      let gate = KotlinGate()
      let recorder = EventRecorder<Int64>()
      let box = JobBox()
      box.job = waitsAtGate(gate: gate.name, value: 1) { answer in
        box.job?.cancel()
        recorder.record(answer)
      }
      try gate.open()
      await box.job?.join()
      box.drop()
      #expect(recorder.events == [1])
    }

    @Test func neitherADroppedJobNorACancelledTaskCancels() async throws {
      let gate = KotlinGate()
      let recorder = EventRecorder<Int64>()
      await inCancelledTask { _ = waitsAtGate(gate: gate.name, value: 3) { recorder.record($0) } }
      try gate.open()
      await recorder.reaches(1)
      #expect(recorder.events == [3])
    }

    @Test func detachingAndRequestingDoNothing() async throws {
      let recorder = EventRecorder<Int64>()
      let job = hops(value: 1) { recorder.record($0) }
      job.detach()
      try? job.request(1)
      await job.join()
      try job.request(1)
      #expect(recorder.events == [1])
    }

    // MARK: - When, where and how often

    @Test(arguments: placements)
    func theHandlerIsNeverCalledInsideTheCall(_ placement: KotlinPlacement) async {
      let threads = Guarded<[UInt64]>([])
      await onNewThread {
        let note: @Sendable () -> Void = { threads.withLock { $0.append(threadNumber()) } }
        let jobs = [
          text(n: 1, on: placement) { _ in note() },
          `throws`(message: "", on: placement) { _ in note() },
        ]
        return (caller: threadNumber(), jobs: jobs)
      } then: { made in
        for job in made.jobs { await job.join() }
        #expect(threads.value.count == 2 && !threads.value.contains(made.caller))
      }
    }

    @Test func aCallThatIsRefusedIsNotMadeAndItsHandlerIsTold() async throws {
      let recorder = EventRecorder<Tree>()
      let handlers = Guarded<[UInt64]>([])
      await onNewThread {
        let job = echoTree(value: .path(depth: 1500)) { answer in
          handlers.withLock { $0.append(threadNumber()) }
          recorder.record(answer)
        }
        job.cancel()
        job.detach()
        return (caller: threadNumber(), job: job)
      } then: { made in
        await #expect(throws: Never.self) { try await made.job.cancelAndJoin() }
        #expect(recorder.events.count == 1 && recorder.error?.code == .misuse)
        #expect(!handlers.value.contains(made.caller))
      }
    }

    @Test func aHandlerMayCallAgain() async {
      let recorder = EventRecorder<Int64>()
      @Sendable func next(_ n: Int64) {
        hops(value: n) { answer in
          recorder.record(answer)
          if n < 50 { next(n + 1) }
        }
      }
      next(1)
      await recorder.reaches(50)
      #expect(recorder.events == events(1...50))
    }

    @Test func theHandlerIsReleasedOnceItHasBeenCalled() async throws {
      let life = Life()
      func handler() -> KotlinCompletion<Int64> {
        let token = life.token()
        return { _ in token.touch() }
      }
      let counter = KotlinCounter()
      let waiting = neverReturns(counter: counter.name, completion: handler())
      #expect(life.alive == 1)
      try await waiting.cancelAndJoin()
      let answered = hops(value: 1, completion: handler())
      await answered.join()
      let failed = `throws`(message: "", completion: handler())
      await failed.join()
      // Their jobs are still held.
      withExtendedLifetime((waiting, answered, failed)) { #expect(life.alive == 0) }
    }

    @Test func whateverRacesTheHandlerIsCalledOnce() async throws {
      try await forEachRound(500) { round, seed in
        let gate = KotlinGate()
        let recorder = EventRecorder<Int64>()
        let box = JobBox()
        box.job = waitsAtGate(gate: gate.name, value: 1, on: placements[round % 3]) {
          recorder.record($0)
        }
        let job = box.job
        race(
          &seed, { box.job?.cancel() }, { box.drop() },
          { _ = try? Fixtures.open(gate: gate.name, times: 1) },
          {
            job?.detach()
            job?.cancel()
          })
        await job?.join()
        #expect(recorder.events.count == 1, Round.comment)
        #expect(recorder.events == [1] || recorder.events[0].isCancellation, Round.comment)
      }
    }

    @Test func tenThousandCallsAnswerOnceEach() async {
      let answers = Guarded<[Int64: Int]>([:])
      let jobs = (0..<10_000 as Range<Int64>).map { n in
        hops(value: n) { result in
          if let value = try? result.get() { answers.withLock { $0[value, default: 0] += 1 } }
        }
      }
      for job in jobs { await job.join() }
      #expect(answers.value.count == 10_000 && answers.value.values.allSatisfy { $0 == 1 })
    }

    @Test func twoThreadsMayCallAtOnce() async throws {
      try await forEachRound(100) { _, seed in
        let recorders = [EventRecorder<Int64>(), EventRecorder<Int64>()]
        let jobs = Guarded<[KotlinJob]>([])
        @Sendable func call(_ index: Int) {
          for n in 0..<10 as Range<Int64> {
            let job = hops(value: n) { answer in recorders[index].record(answer.map { _ in n }) }
            jobs.withLock { $0.append(job) }
          }
        }
        race(&seed, { call(0) }, { call(1) })
        for job in jobs.value { await job.join() }
        for recorder in recorders {
          #expect(Set(recorder.elements) == Set(0..<10) && recorder.elements.count == 10)
        }
      }
    }

    /// More of them than the pool and the tasks have threads. On the caller's thread the answers come
    /// before the calls have returned.
    @Test(arguments: placements)
    func handlersThatBlockHoldUpNobodyElse(_ placement: KotlinPlacement) async throws {
      let latch = Latch()
      defer { latch.open() }
      let entered = KotlinCounter()
      let blocked = (0..<32 as Range<Int64>).map { n in
        text(n: n, on: placement) { _ in
          _ = try? Fixtures.increment(counter: entered.name)
          latch.wait()
        }
      }
      try await entered.reaches(32)
      let recorder = EventRecorder<Int64>()
      await hops(value: 5) { recorder.record($0) }.join()
      let waiting = neverReturns(counter: freshName()) { recorder.record($0) }
      try await waiting.cancelAndJoin()
      #expect(recorder.events.first == 5)
      #expect(recorder.events.dropFirst().map(\.isCancellation) == [true])
      #expect(blocked.filter { $0.isActive }.count == 32)
      latch.open()
      for job in blocked { await job.join() }
    }
  }
}
