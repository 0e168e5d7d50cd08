import CKotlinBridge
import Fixtures
import Foundation
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Nothing grows with the number of subscriptions and calls that there were.
  ///
  /// Rule K36 counts what subscriptions and calls leave behind. Here are the forms that it does not
  /// have, and what is large, refused or made on threads that end.
  @Suite struct Leaks {
    @Test(arguments: [FlowForm.stream, .callbacks])
    func subscriptionsLeaveNoMemoryBehind(_ form: FlowForm) async throws {
      let ending = try longs(n: 3)
      let waiting = try emitsThenWaits(n: 1)
      try await expectFlat(rounds: 10_000, holding: 2) {
        _ = await history(of: ending, in: form)
        _ = try await following(waiting, in: form) { await $0.reaches(1) }
      }
    }

    @Test func futuresLeaveNoMemoryBehind() async throws {
      try await expectFlat(rounds: 5000) {
        _ = await answer(of: "hops", 1 as Int64, in: .future)
        _ = await answer(of: "value", in: .future)
      }
    }

    @Test(arguments: CallForm.allCases)
    func failuresLeaveNoMemoryBehind(_ form: CallForm) async throws {
      // Kotlin makes the text of each trace, which takes a while. The message is so long that a
      // leak shows soon.
      let message = String(repeating: "no leak ", count: 8192)
      try await expectFlat(rounds: 300) { _ = await answer(of: "throws", message, in: form) }
    }

    @Test func refusalsLeaveNoMemoryBehind() async throws {
      let malformed: [UInt8] = encoded(1 << 20 as Int32) + Array(repeating: 0xFF, count: 1000)
      try await expectFlat(rounds: 5000) {
        #expect(RefusedCall().call("echoString", malformed) == KB_MALFORMED)
        #expect(throws: KotlinError.self) {
          try library.flow("no such flow", of: Int64.self)
        }
      }
    }

    @Test func largeValuesLeaveNoMemoryBehind() async throws {
      let text = String(repeating: "é", count: 1 << 19)
      try await expectFlat(rounds: 60) {
        let isSame = try await echoString(value: text) == text
        #expect(isSame)
      }
    }

    @Test func stableReferencesGoBackToWhereTheyWere() async throws {
      let flow = try emitsThenWaits(n: 1)
      try library.collectGarbage()
      let before = try library.counters.stableReferences
      for _ in 0..<200 {
        let recorder = EventRecorder<Int64>()
        let job = flow.subscribe(recorder)
        await recorder.reaches(1)
        try await job.cancelAndJoin()
        _ = try await hops(value: 1)
      }
      try library.collectGarbage()
      #expect(try library.counters.stableReferences <= before + 5)
    }

    /// Threads that call Kotlin and end leave little to the next garbage collection.
    @Test(arguments: [1, 500])
    func threadsLeaveNoMemoryBehind(aliveAtOnce count: Int) throws {
      let state = try freshState()
      // Sanitizers keep what is freed.
      let allowed = ProcessMemory.isSanitized ? Int.max : 200 << 20
      var rises: [Int] = []
      // Other tests of this process use memory meanwhile. Threads that leave much do so each time.
      repeat {
        rises.append(try riseOfMemory(whileThreadsGet: state, aliveAtOnce: count))
      } while rises.last! >= allowed && rises.count < 5
      #expect(rises.last! < allowed, "\(rises)")
    }
  }
}

/// Has 5000 threads read a state, and tells how far resident memory, in bytes, has risen in between.
private func riseOfMemory(
  whileThreadsGet state: KotlinMutableStateFlow<Int64>, aliveAtOnce count: Int
) throws -> Int {
  let before = try ProcessMemory.resident
  var most = before
  for _ in 0..<(5000 / count) {
    let all = DispatchGroup()
    for _ in 0..<count {
      all.enter()
      let thread = Thread {
        #expect(throws: Never.self) { _ = try state.get() }
        all.leave()
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    all.wait()
    most = max(most, try ProcessMemory.resident)
  }
  return most - before
}

/// Runs `body` often and expects that memory, threads and file descriptors stay as they are after a
/// tenth of the rounds.
///
/// Other tests of the process use some too, and pools and allocators grow once. A leak grows with
/// each round, and shows in each of three attempts.
///
/// - Parameter held: how many flows the test holds.
private func expectFlat(
  rounds count: Int, holding held: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async throws {
  for _ in 0..<max(count / 10, 20) { try await body() }
  var figures: [String] = []
  // Other tests of this process use memory and threads meanwhile. A leak grows each time.
  for _ in 0..<8 {
    let before = try await Usage.settled(holding: held)
    for _ in 0..<count { try await body() }
    let after = try await Usage.settled(holding: held)
    figures.append("\(before) and after \(count) rounds \(after)")
    // Sanitizers keep what is freed.
    let isFlat =
      after.threads <= before.threads + 32 && after.files <= before.files + 64
      && (ProcessMemory.isSanitized || after.memory - before.memory < 8 << 20 + count * 100)
    if isFlat { return }
  }
  Issue.record("it grows: \(figures.joined(separator: "; "))", sourceLocation: sourceLocation)
}

/// What the process uses.
private struct Usage: CustomStringConvertible {
  var memory: Int
  var threads: Int
  var files: Int

  var description: String { "\(memory >> 10) KB, \(threads) threads, \(files) files" }

  /// The usage after everything but so many held flows has ended, and a garbage collection.
  static func settled(holding held: Int) async throws -> Usage {
    await expectNothingLeft(in: library, holding: held)
    try library.collectGarbage()
    ProcessMemory.trim()
    let list = FileManager.default.contentsOfDirectory(atPath:)
    return Usage(
      memory: try ProcessMemory.resident, threads: try list("/proc/self/task").count,
      files: try list("/proc/self/fd").count)
  }
}
