import CMeters
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Beats every 50 ms in a task, and tells if that task gets no turn for long: then somebody keeps the threads of
/// Swift's pool, and all other tests wait.
///
/// One beats while the tests run. It says so if it stops for a second, and the run fails after five: a slow machine needs
/// longer for what is right. If that is your test, see `onOwnThread`.
package final class Heartbeat: Sendable {
  private static let period = Duration.milliseconds(50)

  private let beats = Atomic(0)
  private let isOver = Atomic(false)

  /// - Parameters:
  ///   - executor: where it beats; nil for Swift's pool.
  ///   - limit: how many beats in a row may be missing. A thread that waits for its turn like all others counts them,
  ///     so a busy machine does not stop the heart.
  ///   - tell: is called on that thread after so many missing beats, and again after as many, with their count.
  package init(
    on executor: (any TaskExecutor)? = nil, limit: Int = 20, tell: @escaping @Sendable (Int) -> Void
  ) {
    Task.detached(executorPreference: executor) { [self] in
      while !isOver.load(ordering: .relaxed) {
        beats.add(1, ordering: .relaxed)
        try? await Task.sleep(for: Self.period)
      }
    }
    Thread.detachNewThread { [self] in watch(limit, tell) }
  }

  package func stop() { isOver.store(true, ordering: .relaxed) }

  private func watch(_ limit: Int, _ tell: (Int) -> Void) {
    meters_wait_in_turn()
    var (last, missing) = (-1, 0)
    while !isOver.load(ordering: .relaxed) {
      usleep(50_000)
      let now = beats.load(ordering: .relaxed)
      missing = now == last ? missing + 1 : 0
      last = now
      if missing > 0, missing.isMultiple(of: limit) { tell(missing) }
    }
  }
}

/// Whether the pool gave no task a turn for five seconds.
private let hasFailed = Atomic(false)

/// Called once, before the tests begin.
@_cdecl("kotlin_bridge_tests_begin_heartbeat")
package func beginHeartbeat() {
  // The other runs are as slow as they have to be.
  let isPlain =
    !isLongRun && !ProcessMemory.isSanitized && !Tier.mutants.isAsked && !Tier.zoo.isAsked
  _ = Heartbeat { missing in
    say("no task got a turn on Swift's pool for \(missing / 20) s")
    if isPlain, missing >= 100 { hasFailed.store(true, ordering: .relaxed) }
  }
  // The tests are over. Theirs is no test of which an issue could be, so the run fails by its status.
  atexit {
    if !hasFailed.load(ordering: .relaxed) { return }
    say("error: a test kept Swift's pool for five seconds or more, see 'onOwnThread'")
    _exit(1)
  }
}

private func say(_ text: String) {
  FileHandle.standardError.write(Data("heartbeat: \(text)\n".utf8))
}
