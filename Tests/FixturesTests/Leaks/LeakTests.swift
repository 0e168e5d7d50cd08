import CKotlinBridge
import Foundation
import KotlinBridge
import Testing

#if canImport(Glibc)
  import Glibc
#endif

extension Fixtures {
  /// Nothing grows with the number of subscriptions and calls that have been.
  @Suite struct Leaks {
    @Test(arguments: Form.allCases)
    func subscriptionsLeaveNoMemoryBehind(_ form: Form) async throws {
      let ending = try library.flow("longs", 3 as Int64, of: Int64.self)
      let waiting = try library.flow("emitsThenWaits", 1 as Int64, of: Int64.self)
      try await expectFlat(rounds: 10_000) {
        _ = await history(of: ending, in: form)
        _ = try await following(waiting, in: form) { await $0.reaches(1) }
      }
    }

    @Test(arguments: CallForm.allCases)
    func callsLeaveNoMemoryBehind(_ form: CallForm) async throws {
      let hops = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let value = try library.function("value", returning: Int64.self)
      try await expectFlat(rounds: 10_000) {
        _ = await answer(of: hops, 1, in: form)
        _ = await answer(of: value, in: form)
      }
    }

    @Test(arguments: CallForm.allCases)
    func failuresLeaveNoMemoryBehind(_ form: CallForm) async throws {
      // Kotlin makes the text of each trace, which takes a while; and so much of it that a leak shows soon.
      let throwing = try library.function("throws", taking: String.self, returning: Int64.self)
      let message = String(repeating: "no leak ", count: 8192)
      try await expectFlat(rounds: 300) { _ = await answer(of: throwing, message, in: form) }
    }

    @Test func whatIsRefusedLeavesNoMemoryBehind() async throws {
      let malformed: [UInt8] = encoded(1 << 20 as Int32) + Array(repeating: 0xFF, count: 1000)
      try await expectFlat(rounds: 5000) {
        let size = Int64(malformed.count)
        #expect(RefusedCall().call("echoString", at: malformed, size: size) == KB_MALFORMED)
        #expect(throws: KotlinError.self) { try library.flow("no such flow", of: Int64.self) }
      }
    }

    @Test func largeValuesLeaveNoMemoryBehind() async throws {
      let text = String(repeating: "é", count: 1 << 19)
      try await expectFlat(rounds: 60) {
        let isSame = try await library.call("echoString", text) == text
        #expect(isSame)
      }
    }

    @Test func stableReferencesGoBackToWhereTheyWere() async throws {
      let flow = try library.flow("emitsThenWaits", 1 as Int64, of: Int64.self)
      try library.collectGarbage()
      let before = try library.counters.stableReferences
      for _ in 0..<200 {
        let recorder = Recorder<Int64>()
        let job = flow.subscribe(recorder)
        await recorder.reaches(1)
        try await job.cancelAndJoin()
        let _: Int64 = try await library.call("hops", 1 as Int64)
      }
      try library.collectGarbage()
      #expect(try library.counters.stableReferences <= before + 5)
    }
  }
}

/// Runs `body` often, and expects that memory, threads and file descriptors stay what they are after a
/// tenth of it.
///
/// Other tests of the process use some too, and pools and allocators grow once; what leaks grows by each
/// round, each of three times.
private func expectFlat(
  rounds count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async throws {
  for _ in 0..<max(count / 10, 20) { try await body() }
  var figures: [String] = []
  for _ in 0..<3 {
    let before = try await Usage.settled()
    for _ in 0..<count { try await body() }
    let after = try await Usage.settled()
    figures.append("\(before) and after \(count) rounds \(after)")
    // Sanitizers keep what is freed.
    let isFlat =
      after.threads <= before.threads + 32 && after.files <= before.files + 64
      && (isSanitized || after.memory - before.memory < 8 << 20 + count * 100)
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

  /// After a garbage collection, when everything has ended.
  static func settled() async throws -> Usage {
    await expectNothingLeft(in: library)
    try library.collectGarbage()
    trimMemory()
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ").compactMap { Int($0) }
    let list = FileManager.default.contentsOfDirectory(atPath:)
    return Usage(
      memory: pages[1] * Int(sysconf(Int32(_SC_PAGESIZE))),
      threads: try list("/proc/self/task").count, files: try list("/proc/self/fd").count)
  }
}

/// Gives freed memory back to the system, with glibc's `malloc_trim`, which Swift does not import.
private func trimMemory() {
  typealias Trim = @convention(c) (Int) -> Int32
  guard let symbol = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(symbol, to: Trim.self)(0)
}

private let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
