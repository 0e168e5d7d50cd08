import CMeters
import Dispatch
import Glibc
import KotlinBridgeLocks
import Synchronization

/// Says how slow this machine is, by what a process gets done that needs hardly anything: a beat every 10 ms,
/// in which a thread starts, calls back and ends.
///
/// It beats in the process that runs the checks. Those run in children, which read the count of beats: what a
/// child measures of itself is not disturbed, and a library that blocks or burns its own process is not taken
/// for a slow machine.
package enum MachineProbe {
  static let period = Duration.milliseconds(10)

  private struct State {
    var descriptor: Int32 = -1
    var users = 0
    /// The number of the thread that beats: an earlier one ends when it sees another number.
    var generation = 0
  }

  private static let state = Guarded(State())
  /// Where the count of beats is; 0 before there is a probe. Any number of processes read it, one writes.
  private static let address = Atomic<UInt>(0)
  private static let size = 4096

  private static var count: UnsafeMutablePointer<Atomic<UInt64>>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// The count of beats so far; nil in a process without a probe.
  static var beats: UInt64? { count?.pointee.load(ordering: .relaxed) }

  /// What a child inherits; -1 before `start`.
  static var descriptor: Int32 { state.withLock(\.descriptor) }

  /// Beats until as many calls of `stop` have come as of this.
  package static func start() {
    state.withLock { state in
      state.users += 1
      if state.users > 1 { return }
      if state.descriptor < 0 {
        state.descriptor = SharedFile.make(size: size)
        follow(state.descriptor)
      }
      state.generation += 1
      let generation = state.generation
      DispatchQueue(label: "kotlin-bridge.probe").async { beat(generation) }
    }
  }

  package static func stop() {
    state.withLock { state in
      state.users -= 1
      if state.users == 0 { state.generation += 1 }
    }
  }

  /// Reads the beats of the parent, behind a descriptor that it has given.
  static func follow(_ descriptor: Int32) {
    guard let memory = SharedFile.map(descriptor, size: size) else { return }
    address.store(UInt(bitPattern: memory), ordering: .releasing)
  }

  private static func beat(_ generation: Int) {
    guard let count else { return }
    meters_wait_in_turn()
    while state.withLock({ $0.generation == generation }) {
      usleep(10_000)
      if meters_call_back() { count.pointee.add(1, ordering: .relaxed) }
    }
  }
}
