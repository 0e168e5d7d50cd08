import CKotlinBridge
import Dispatch
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

/// A check of how a library calls the objects of a host, which is the check's own.
struct PeerCheck: RunningCheck {
  var library: PeerLibrary
  let settings: CheckSettings
  let record: CheckRecord

  var host: PeerHost { library.host }

  /// How long an entry waits for a gate: longer than a check waits for what a gate must not hold up.
  var patience: Duration { settings.patience * 2 }

  /// Fails if the library has used a peer or a handle against the contract.
  func expectNoMistakes() throws {
    try expect(
      host.mistakes.isEmpty, rule: "K61", "each hold ended once, after its last use",
      host.mistakes.first ?? "")
  }

  /// Runs the body on a thread of its own, because a wrong library may not return from it. Fails if it
  /// does not within the patience.
  func expectReturn(
    of what: String, _ body: @escaping @Sendable () throws -> Void
  ) async throws {
    try await expectReturn(of: what, Begun(body))
  }

  /// The same for a body that has begun before.
  func expectReturn(of what: String, _ begun: Begun) async throws {
    try await wait(for: what, until: { begun.result != nil })
    try begun.result!.get()
  }

  /// Fails unless a reply is this `Long` or handle.
  func expectNumber(_ reply: PeerReply, toBe value: Int64, _ what: String) throws {
    try expect(reply.word == value, "\(value) from \(what)", "\(reply)")
  }

  func expectObject(_ reply: PeerReply, toBe handle: kb_handle, _ what: String) throws {
    let found = try library.object(reply)
    try expect(
      found == handle, "the object \(hex(handle)) from \(what)", "the object \(hex(found))")
  }

  /// Fails unless the library has a peer of an object that Kotlin keeps, and only one in the end: it may make
  /// others for a call.
  func expectOnePeer(of object: kb_handle) async throws {
    try expect(
      host.peers(of: object) > 0, "at least one peer of an object that is kept", "none")
    try await wait(
      for: "only one peer of an object that is kept, after a garbage collection by Kotlin",
      until: {
        if host.peers(of: object) > 1 { library.collect() }
        return host.peers(of: object) <= 1
      },
      observed: { "\(host.peers(of: object))" })
  }

  /// Collects Kotlin's garbage until the library has no peer, and no hold is left. Fails if that takes
  /// longer than the patience.
  func settle() async throws {
    try await wait(
      for: "no peer and no hold after a garbage collection by Kotlin",
      until: {
        library.collect()
        return library.counters.peers == 0 && host.peers == 0 && host.brought == 0
      },
      observed: {
        "\(library.counters.peers) peers according to the counters, and \(host.peers) that were not released; "
          + "\(host.brought) holds of handles that were never ended"
      })
  }
}

/// A body that runs on a thread of its own, which is none of Swift's pool: that has one thread on one core.
final class Begun: Sendable {
  private let outcome = Guarded<Result<Void, any Error>?>(nil)

  init(_ body: @escaping @Sendable () throws -> Void) {
    DispatchQueue(label: "check").async { [outcome] in outcome.value = Result { try body() } }
  }

  /// What it came to; nil as long as it runs.
  var result: Result<Void, any Error>? { outcome.value }
}

/// A gate at which an entry waits on its thread, and which opens once.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let opened = Guarded(false)

  /// What a check looks at, which must not block a thread of Swift's pool.
  var isOpen: Bool { opened.value }

  func open() {
    opened.value = true
    semaphore.signal()
  }

  /// - Returns: false if the gate did not open in time.
  func pass(within time: Duration) -> Bool {
    let limit = TimeLimit(time)
    while semaphore.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      if limit.isOver { return isOpen }
    }
    semaphore.signal()  // for the next one
    return true
  }
}
