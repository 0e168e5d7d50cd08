import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

extension Check {
  static let peerReentryCheck = Check.peer("K68") { check in
    _ = try check.library.functions(.add)
    try await check.expectUseOfTheLibrary()
    try await check.expectOtherThreads()
    if check.library.functions.has(.later) {
      for mode in [KB_CANCEL_LATER, KB_CANCEL_HERE] { try await check.expectEndOfOwnWork(mode) }
    }
    try await check.settle()
  }
}

extension PeerCheck {
  /// Fails unless Swift code inside a call can call Kotlin again, and use the rest of the table.
  fileprivate func expectUseOfTheLibrary() async throws {
    let depth = Guarded(0)
    let inner = Guarded<[PeerReply]>([])
    host.whenCalled { [library] call in
      let isDeepest = depth.withLock {
        $0 += 1
        return $0 >= 4
      }
      if !isDeepest, let reply = try? library.call(.add, call.object, 1) {
        inner.withLock { $0.append(reply) }
      }
      library.useTable()
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let peer = library.make()
    let outer = Guarded<PeerReply?>(nil)
    try await expectReturn(of: "a call of an object that uses the library") { [library] in
      outer.value = try library.call(.add, peer, 1)
    }
    let sum = PeerCall.number + 1
    for reply in inner.value + [outer.value!] {
      try expectNumber(reply, toBe: sum, "a call inside a call of an object")
    }
    try expect(
      inner.value.count == 3, "three nested calls", "\(inner.value.count)")
  }

  /// Fails unless another thread can use the library, and call the same object, while a call runs.
  fileprivate func expectOtherThreads() async throws {
    let (entered, leaves) = (Gate(), Gate())
    let isFirst = Guarded(true)
    host.whenCalled { [patience] call in
      let waits = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      if waits {
        entered.open()
        _ = leaves.pass(within: patience)
      }
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let peer = library.make()
    let first = Begun { [library] in _ = try library.call(.add, peer, 1) }
    defer { leaves.open() }
    try await wait(for: "a call of the object", until: { entered.isOpen })
    try await expectReturn(of: "a call of an object while another one runs") { [library] in
      _ = try library.call(.add, peer, 1)
      library.useTable()
    }
    leaves.open()
    try await expectReturn(of: "the first call", first)
  }

  /// Fails unless Swift code inside a call can cancel the very call that runs.
  fileprivate func expectEndOfOwnWork(_ mode: kb_cancel_mode) async throws {
    let wait = Guarded<PeerWait?>(nil)
    let (begun, told) = (Gate(), Guarded(false))
    let latest = Guarded<SuspendedPeerCall?>(nil)
    host.whenCancelled { _ in told.value = true }
    whenSuspended { [patience] call in
      if begun.pass(within: patience) { wait.value?.cancel(mode) }
      latest.value = call
    }
    defer { host.reset() }
    // On the pool, where it has a handle before the host is called.
    let running = try library.later(library.make(), 1, KB_DEFAULT)
    wait.value = running
    running.start()
    begun.open()
    try await self.wait(
      for: "a cancel that returns inside the call that it ends", until: { latest.value != nil })
    try await self.wait(
      for: "a cancel of the host's job, made inside that job", until: { told.value })
    latest.value!.fail(PeerFailure(code: KB_CANCELLED))
    try await expectEnd(of: running, toGive: isCancellation, "a cancellation of the call")
  }
}

extension PeerLibrary {
  /// Uses what a host's code may use: counters, a collection, objects of Kotlin's own.
  fileprivate func useTable() {
    _ = counters
    collect()
    guard functions.has(.make), let made = try? call(.make, 3), let word = made.word else { return }
    _ = table.hold(table.context, kb_handle(bitPattern: word))
    for _ in 0..<2 { end(kb_handle(bitPattern: word)) }
  }
}
