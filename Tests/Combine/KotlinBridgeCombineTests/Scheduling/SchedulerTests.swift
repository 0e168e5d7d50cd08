import Foundation
import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct SchedulerTests {
  @Test func immediateSchedulerRunsAtOnce() {
    var runs = 0
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { runs += 1 }
    scheduler.schedule(after: scheduler.now) { runs += 1 }
    scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { runs += 1 }.cancel()
    #expect(runs == 3)
  }

  @Test func queueRunsAfterTheDate() async {
    let queue = DispatchQueue(label: "after")
    let date = queue.now.advanced(by: .milliseconds(5))
    await withCheckedContinuation { continuation in
      queue.schedule(after: date) { continuation.resume() }
    }
    #expect(queue.now >= date)
  }

  @Test func queueRepeatsUntilCancelled() async {
    let queue = DispatchQueue(label: "repeats")
    let runs = Guarded(0)
    let timer = Guarded<(any Cancellable)?>(nil)
    await withCheckedContinuation { continuation in
      queue.sync {
        timer.value = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
          runs.value += 1
          guard runs.value == 3 else { return }
          timer.value?.cancel()
          continuation.resume()
        }
      }
    }
    #expect(runs.value == 3)
  }

  @Test func groupOfTheOptionsWaitsForTheAction() {
    let (queue, group, runs) = (DispatchQueue.global(), DispatchGroup(), Guarded(0))
    queue.schedule(options: .init(group: group)) { runs.withLock { $0 += 1 } }
    queue.schedule(after: queue.now, tolerance: 0, options: .init(group: group)) {
      runs.withLock { $0 += 1 }
    }
    group.wait()
    #expect(runs.value == 2)
  }

  @Test func runLoopRunsWhatAnotherThreadSchedules() {
    let (loop, runs) = (Guarded<RunLoop?>(nil), Guarded<[Int]>([]))
    let (isRunning, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      loop.value = RunLoop.current
      isRunning.signal()
      // Only the main loop is woken for an action.
      while runs.value.count < 4 {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
      isDone.signal()
    }
    isRunning.wait()
    let scheduler = loop.value!
    scheduler.schedule { runs.withLock { $0.append(1) } }
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(3))) {
      runs.withLock { $0.append(2) }
    }
    let timer = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) {
      runs.withLock { if $0.count(where: { $0 == 3 }) < 2 { $0.append(3) } }
    }
    isDone.wait()
    timer.cancel()
    #expect(runs.value.sorted() == [1, 2, 3, 3])
  }

  @Test func operationQueueRunsNowAndLater() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let date = queue.now.advanced(by: .milliseconds(5))
    await withCheckedContinuation { continuation in queue.schedule { continuation.resume() } }
    await withCheckedContinuation { continuation in
      queue.schedule(after: date) { continuation.resume() }
    }
    #expect(queue.now >= date)
    let timer = Guarded<(any Cancellable)?>(nil)
    await withCheckedContinuation { continuation in
      let runs = Guarded(0)
      timer.value = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        runs.value += 1
        if runs.value == 3 { continuation.resume() }
      }
    }
    timer.value?.cancel()
  }

  @Test func operationQueueHasATimeOfItsOwn() throws {
    typealias Time = OperationQueue.SchedulerTimeType
    #expect(Time.self != RunLoop.SchedulerTimeType.self)
    let (early, late) = (
      Time(Date(timeIntervalSince1970: 3)), Time(Date(timeIntervalSince1970: 5.5))
    )
    #expect(early.distance(to: late) == 2.5 && early.advanced(by: .milliseconds(2_500)) == late)
    #expect(early < late && Set([early, late, early]).count == 2)
    #expect(Time.Stride.seconds(2).magnitude == 2 && Time.Stride.seconds(0.5).timeInterval == 0.5)
    #expect(Time.Stride(3, partsInSecond: 2) - 1 == 0.5 && -Time.Stride(1) < 0)
    #expect(Time.Stride(exactly: 4)?.timeInterval == 4 && Time.Stride.nanoseconds(1) > 0)
    let read = try JSONDecoder().decode([Time].self, from: JSONEncoder().encode([early, late]))
    #expect(read == [early, late])
    let strides: [Time.Stride] = [1, 2.5]
    #expect(
      try JSONDecoder().decode([Time.Stride].self, from: JSONEncoder().encode(strides)) == strides)
  }

  @Test func stridesAreNanosecondsAndLiteralsSeconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
    #expect(Stride.seconds(2) == 2 && Stride.milliseconds(500) == 0.5)
    #expect(Stride.microseconds(3).magnitude == 3000)
    #expect(Stride(.milliseconds(3)) == .microseconds(3000))
    #expect(-Stride.nanoseconds(3) < 0 && Stride.seconds(1) - 1 == 0)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .milliseconds(3))) == .milliseconds(3))
    #expect(now < now.advanced(by: 1))
    let date = RunLoop.SchedulerTimeType(Date())
    #expect(date.advanced(by: 1.5).date.timeIntervalSince(date.date) == 1.5)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(500) == 0.5)
  }

  @Test func stridesThatDoNotFitSaturate() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let (most, least) = (Stride(magnitude: .max), Stride(magnitude: .min))
    #expect(Stride.seconds(Int.max) == most && Stride.seconds(Int.min) == least)
    #expect(Stride.milliseconds(.max) == most && Stride.nanoseconds(.max) == most)
    #expect(Stride.seconds(.infinity) == most && Stride.seconds(-.infinity) == least)
    #expect(Stride.seconds(1e300) == most && Stride(floatLiteral: -1e300) == least)
    #expect(Stride(DispatchTimeInterval.seconds(.max)) == most && Stride(.never) == most)
    #expect(most + 1 == most && least - 1 == least && 0 - least == most && -least == most)
    #expect(most * 2 == most && most * -2 == least && least * -2 == most)
    #expect(ImmediateScheduler.SchedulerTimeType.Stride(floatLiteral: 1e300).magnitude == .max)
  }

  @Test func stridesCountInSecondsAsFactorsToo() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(100) * 2 == .milliseconds(200))
    #expect(Stride.milliseconds(100) * 0.5 == .milliseconds(50))
    #expect(2 * Stride.milliseconds(-100) == .milliseconds(-200))
    #expect(Stride.seconds(100_000) * 1000 == .seconds(100_000_000))
    #expect(Stride(exactly: 2) == .seconds(2))
    #expect(Stride(exactly: Int.max) == nil && Stride(exactly: UInt64.max) == nil)
    #expect(RunLoop.SchedulerTimeType.Stride(exactly: 2) == .seconds(2))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(100) * 2 == 0.2)
  }

  @Test func distancesAreClampedAsDifferences() {
    typealias Time = DispatchQueue.SchedulerTimeType
    let (start, end) = (Time(.init(uptimeNanoseconds: 1)), Time(.distantFuture))
    let late = Time(DispatchTime(uptimeNanoseconds: UInt64(Int.max) + 10))
    let later = Time(DispatchTime(uptimeNanoseconds: UInt64(Int.max) + 15))
    #expect(late.distance(to: later).magnitude == 5 && later.distance(to: late).magnitude == -5)
    #expect(start.distance(to: end).magnitude == .max)
    #expect(end.distance(to: start).magnitude <= -Int.max)
    #expect(start.advanced(by: .seconds(Int.max)) >= late.advanced(by: -1))
  }

  @Test func distantFutureIsADate() {
    RunLoop.main.schedule(after: .init(.distantFuture)) {}
    RunLoop.main.schedule(after: .init(.distantFuture), interval: .seconds(.max)) {}.cancel()
    let timer = DispatchQueue.main.schedule(after: .init(.distantFuture), interval: 1) {}
    timer.cancel()
  }

  @Test func operationQueueKnowsWhatWaitsForItsDate() {
    let (queue, runs) = (OperationQueue(), Guarded(0))
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { runs.value += 1 }
    #expect(queue.operationCount == 1)
    queue.waitUntilAllOperationsAreFinished()
    #expect(runs.value == 1)
    queue.schedule(after: .init(.distantFuture)) { runs.value += 1 }
    queue.cancelAllOperations()
    queue.waitUntilAllOperationsAreFinished()
    #expect(runs.value == 1 && queue.operationCount == 0)
  }
}
