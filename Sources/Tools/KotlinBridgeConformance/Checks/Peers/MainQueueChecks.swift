import CKotlinBridge
import KotlinBridgeLocks

extension Check {
  static let mainQueueCheck = Check.peer("K70") { check in
    _ = try check.library.functions(.onMain)
    for placement in [KB_CALLER, KB_DEFAULT] { try await check.expectMainQueue(placement) }
  }
}

extension PeerCheck {
  /// Fails unless what was posted runs on the main queue, in order, and what is immediate in place there.
  fileprivate func expectMainQueue(_ placement: kb_placement) async throws {
    let amounts: [Int64] = [5, 4, 1, 2, 3]
    let calls = Guarded<[(amount: Int64, isOnMain: Bool)]>([])
    host.whenCalled { [host] call in
      calls.withLock { $0.append((call.word, host.mainQueue.isCurrent)) }
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let wait = try await posted(amounts, placement) { calls.value.count }
    let sum = amounts.reduce(0) { $0 + $1 + PeerCall.number }
    try await expectEnd(of: wait, toGive: { $0 == .returned(sum) }, "\(sum)")
    let seen = calls.value
    try expect(
      seen.allSatisfy(\.isOnMain), "each call on the host's main queue",
      "\(seen.count { !$0.isOnMain }) of \(seen.count) elsewhere")
    let order = seen.map(\.amount)
    let first = order.enumerated().filter { !order[..<$0.offset].contains($0.element) }
    try expect(
      first.map(\.element) == amounts,
      "calls on the main queue in the order in which they were posted: \(amounts)", "\(order)")
    try expect(
      order == amounts.flatMap { [$0, $0] },
      "calls within Main.immediate in place: each amount twice in a row", "\(order)")
  }

  /// Makes the call while the main queue stands still, until all is posted or something has run elsewhere. A
  /// library may post once for several coroutines: all is posted when no more comes.
  private func posted(
    _ amounts: [Int64], _ placement: kb_placement, callCount: @escaping @Sendable () -> Int
  ) async throws -> PeerWait {
    let queue = host.mainQueue
    let before = queue.postCount
    queue.stop()
    defer { queue.goOn() }
    let wait = try library.onMain(library.make(), amounts, placement)
    wait.start()
    try await self.wait(
      for: "a post to the host's main queue",
      until: { queue.postCount > before || callCount() > 0 || wait.isOver },
      observed: { wait.line })
    if wait.isOver, wait.hasRun, queue.postCount == before, callCount() == 0 {
      throw NotOffered("a function \(PeerFunctions.Role.onMain.words) that uses the main queue")
    }
    while queue.postCount - before < amounts.count, callCount() == 0 {
      let count = queue.postCount
      try await Task.sleep(for: settings.late)
      if queue.postCount == count { break }
    }
    return wait
  }
}
