import Foundation
import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Objects that Kotlin calls while other threads let go of them, drop them and cancel their calls.
  ///
  /// One lets go a hundred thousand times. The other has some thousand rounds, and a hundred thousand for each
  /// thread in `./build.sh stress`.
  @Suite(.onOwnThread) struct HostingRaces {
    @Test func aCallBesideLettingGoEndsAsUsualOrRunsNothing() async throws {
      let life = Life()
      let (isOver, ran) = (Guarded(false), Guarded(0))
      let brigade = try Brigade(cook: Living(life, calls: ran))
      let calls = Guarded((ended: 0, refused: 0))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask {
            await onNewThread {
              while !isOver.value {
                let ended = chops(brigade)
                calls.withLock { if ended { $0.ended += 1 } else { $0.refused += 1 } }
              }
            }
          }
        }
        let count = max(100_000, rounds(2_000))
        var progress = RoundProgress(of: count)
        defer { progress.end() }
        for round in 0..<count {
          progress.begin(round)
          let cook = Living(life, calls: ran)
          try brigade.setCook(cook)
          KitchenLibrary.letGo(of: cook)
        }
        // Some that nobody lets go of in between, whatever the other threads have seen so far.
        try brigade.setCook(Living(life, calls: ran))
        let before = calls.value.ended
        while calls.value.ended < before + 10 { await Task.yield() }
        isOver.value = true
        try await group.waitForAll()
      }
      #expect(ran.value == calls.value.ended)
      try brigade.setCook(nil)
      try await peers(0)
      while life.alive != 0 { await Task.yield() }
    }

    @Test func eightThreadsHandOverCallCancelDropAndCollect() async throws {
      let life = Life()
      let shared = Living(life)
      let everybodys = try Brigade(cook: shared)
      let count = rounds(500)
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<8 {
          group.addTask {
            await onNewThread {
              do {
                let own = try Brigade(cook: Living(life))
                for round in 0..<count {
                  try use(own, everybodys, shared, life, step: (round + index) % 8)
                }
                try own.setCook(nil)
              } catch {
                Issue.record(error)
              }
            }
          }
        }
      }
      try everybodys.setCook(nil)
      try await peers(0)
      while life.alive != 1 { await Task.yield() }
      withExtendedLifetime(shared) {}
    }

    /// Whether the call has ended as usual; false if it was refused.
    private func chops(_ brigade: Brigade) -> Bool {
      do {
        #expect(try brigade.chop(pieces: 4) == 4)
        return true
      } catch {
        #expect((error as? KotlinError)?.typeName == "kotlin.IllegalStateException", "\(error)")
        return false
      }
    }

    private func use(
      _ own: Brigade, _ everybodys: Brigade, _ shared: Living, _ life: Life, step: Int
    ) throws {
      switch step {
      case 0: try own.setCook(Living(life))
      case 1: #expect(try inTask { try await own.bake(minutes: 2) } == "2")
      case 2: #expect(try everybodys.chop(pieces: 9) == 9)
      case 3:
        let mine = Living(life)
        try own.setCook(mine)
        #expect(try own.cook as? Living === mine)
        #expect(try own.isThere(cook: mine))
      case 4: #expect(try everybodys.isThere(cook: shared))
      case 5: cancelled(own)
      case 6: #expect(throws: Burnt.self) { try own.chop(pieces: -1) }
      default: if Int.random(in: 0..<64) == 0 { try kitchen.collectGarbage() }
      }
    }

    /// A member that waits for its cancel, and gets that before, while or after it begins.
    private func cancelled(_ brigade: Brigade) {
      #expect(throws: CancellationError.self) {
        try inTask { task in
          if Bool.random() { sched_yield() }
          task.cancel()
        } _: {
          try await brigade.bake(minutes: -1)
        }
      }
    }

    /// Runs `body` in a task, for which this thread waits.
    private func inTask<Value: Sendable>(
      _ begun: (Task<Value, any Error>) -> Void = { _ in },
      _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
      let over = Latch()
      let result = Guarded<Result<Value, any Error>?>(nil)
      let task = Task { try await body() }
      begun(task)
      Task {
        let ended = await task.result
        result.value = ended
        over.open()
      }
      over.wait()
      return try result.value!.get()
    }
  }
}

/// A cook whose life is counted.
private final class Living: Casual {
  private let token: Life.Token
  private let calls: Guarded<Int>

  init(_ life: Life, calls: Guarded<Int> = Guarded(0)) {
    token = life.token()
    self.calls = calls
  }

  func chop(pieces: Int64) throws -> Int64 {
    if pieces < 0 { throw Burnt(pieces: pieces) }
    calls.withLock { $0 += 1 }
    return pieces
  }

  func bake(minutes: Int32) async throws -> String {
    if minutes < 0 { try await Task.sleep(for: .seconds(1000)) }
    return "\(minutes)"
  }
}
