import Dispatch
import Glibc
import KotlinBridgeTools
import Synchronization

/// Loops over sequences that have no end, each in a task, and a task beside them that sleeps a while and then cancels
/// them.
final class TaskCrowd: Sendable {
  private let count: Int
  private let isStopped = Atomic(false)
  private let slept = Counter()
  private let ended = Counter()

  init(_ sequences: [AnyFlowSequence]) {
    count = sequences.count
    let loops = sequences.map { sequence in Task { await self.loop(sequence) } }
    Task {
      for _ in 0..<5 {
        try? await Task.sleep(for: .milliseconds(20))
        _ = slept.next()
      }
      for loop in loops { loop.cancel() }
    }
  }

  /// How often the task beside the loops has slept.
  var sleeps: Int64 { slept.value }

  /// Waits for the end of the loops. Returns false if they were stopped in place of that.
  func ends(within patience: Duration) async -> Bool {
    // If the loops let no other task run, a task could not stop them.
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "kotlin-bridge.crowd").async {
        let limit = TimeLimit(patience)
        while self.ended.value < self.count, !limit.isOver { usleep(1000) }
        let isOver = self.ended.value == self.count
        self.isStopped.store(true, ordering: .relaxed)
        continuation.resume(returning: isOver)
      }
    }
  }

  private func loop(_ sequence: AnyFlowSequence) async {
    do {
      for try await _ in sequence where isStopped.load(ordering: .relaxed) { break }
    } catch {}
    _ = ended.next()
  }
}
