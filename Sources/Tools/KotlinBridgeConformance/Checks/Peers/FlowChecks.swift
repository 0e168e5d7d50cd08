import CKotlinBridge
import Dispatch
import KotlinBridge
import KotlinBridgeLocks

extension Check {
  static let peerFlowCheck = Check.peer("K65") { check in
    let flows = try check.flows()
    _ = try flows(.collect)
    for placement in [KB_CALLER, KB_DEFAULT] {
      for isElsewhere in [false, true] {
        try await check.expectAllInOrder(flows, placement, isElsewhere)
      }
      try await check.expectError(flows, placement)
    }
  }

  static let iterationEndCheck = Check.peer("K66") { check in
    let flows = try check.flows()
    _ = try flows(.collect)
    for placement in [KB_CALLER, KB_DEFAULT] {
      try await check.expectEndFirst(flows, .collect, placement)
      if flows.has(.fail) { try await check.expectEndFirst(flows, .fail, placement) }
      try await check.expectCancelledIteration(flows, placement)
    }
  }
}

extension PeerCheck {
  fileprivate func flows() throws -> FlowFunctions {
    guard let flows = library.ofFlows else {
      throw NotOffered("a function that takes a `Flow<Long>`")
    }
    return flows
  }

  /// A call with a new flow of the host's and numbers.
  private func collecting(
    _ flows: FlowFunctions, _ role: FlowFunctions.Role, _ numbers: Int32...,
    placement: kb_placement
  ) throws -> PeerWait {
    let bytes =
      PeerLibrary.bytes([host.make(flows.interface)])
      + numbers.flatMap { KotlinWriter.bytes(of: $0) }
    return PeerWait(library.client, try flows(role).id, bytes, placement)
  }

  private func numbers(_ wait: PeerWait) -> [Int64]? {
    wait.answer.withUnsafeBytes { bytes in
      var reader = KotlinReader(bytes)
      return try? [Int64](from: &reader)
    }
  }

  // MARK: - K65

  /// Fails unless all elements come that are collected, in order, and no more are asked for.
  fileprivate func expectAllInOrder(
    _ flows: FlowFunctions, _ placement: kb_placement, _ isElsewhere: Bool
  ) async throws {
    host.whenIterated { iteration in
      if isElsewhere {
        Elsewhere.run { iteration.take { $0.bringAll(to: 200) } }
      } else {
        iteration.bringAll(to: 200)
      }
    }
    defer { host.reset() }
    for ahead: Int32 in [0, 1, 7] where ahead == 0 || flows.has(.collectAhead) {
      for count: Int32 in [20, 201] {
        let wait =
          ahead == 0
          ? try collecting(flows, .collect, count, placement: placement)
          : try collecting(flows, .collectAhead, ahead, count, placement: placement)
        wait.start()
        try await self.wait(
          for: "the end of a collection of a flow of the host", rule: count < 200 ? "K66" : nil,
          until: { wait.isOver }, observed: { wait.line })
        try expectElements(of: wait, to: min(Int64(count), 200))
        try expectRequests(count, ahead)
      }
    }
  }

  private func expectElements(of wait: PeerWait, to last: Int64) throws {
    let found = numbers(wait)
    try expect(
      found == Array(1...last), "the elements of a flow of the host, in order: 1 to \(last)",
      found.map { "\($0.count) from \($0.first ?? 0) to \($0.last ?? 0)" } ?? wait.line)
  }

  /// Fails if more was asked for in all than the collector takes. It may be asked for in any portions.
  private func expectRequests(_ count: Int32, _ ahead: Int32) throws {
    // Kotlin's own buffer has one more, for which the producer waits.
    let most = Int64(count) + (ahead == 0 ? 0 : Int64(ahead) + 1)
    let requested = host.latestIteration?.requested ?? 0
    try expect(
      requested <= most,
      "at most \(most) elements requested for a collector that takes \(count), with a buffer of \(ahead)",
      "\(requested)")
  }

  /// Fails unless the error of a sequence ends its collection, and is what the collection throws.
  fileprivate func expectError(
    _ flows: FlowFunctions, _ placement: kb_placement
  ) async throws {
    let error = host.make(0)
    host.whenIterated { $0.bringAll(to: 2, then: PeerFailure(error: error)) }
    defer { host.reset() }
    let wait = try collecting(flows, .collect, 10, placement: placement)
    wait.start()
    try await expectEnd(
      of: wait,
      toGive: { if case .failed(let thrown) = $0 { thrown.error == error } else { false } },
      "the error \(hex(error)) of a flow")
  }

  // MARK: - K66

  /// Fails unless a collection that ends early cancels the iteration, and goes on only after its end.
  fileprivate func expectEndFirst(
    _ flows: FlowFunctions, _ role: FlowFunctions.Role, _ placement: kb_placement
  ) async throws {
    host.whenIterated({ $0.bring(to: 10_000) }, onCancel: { _ in })
    defer { host.reset() }
    let wait =
      role == .collect
      ? try collecting(flows, .collect, 2, placement: placement)
      : try collecting(flows, role, placement: placement)
    wait.start()
    try await expectEnd(of: wait, afterRelease: "a collector that stops")
    if role == .collect {
      let found = numbers(wait)
      try expect(found == [1, 2], "the elements 1 and 2", "\(found ?? []), \(wait.line)")
    }
  }

  /// The same for one whose caller cancels it while it waits for an element.
  fileprivate func expectCancelledIteration(
    _ flows: FlowFunctions, _ placement: kb_placement
  ) async throws {
    host.whenIterated({ $0.bring(to: 1) }, onCancel: { _ in })
    defer { host.reset() }
    let wait = try collecting(flows, .collect, 9, placement: placement)
    wait.start()
    try await self.wait(
      for: "a request after the first element",
      until: { host.latestIteration.map { $0.brought == 1 && $0.outstanding > 0 } ?? false })
    wait.cancel(KB_CANCEL_LATER)
    try await expectEnd(of: wait, afterRelease: "a collector that is cancelled")
    try expect(
      wait.history.first.map(isCancellation) == true, "a cancellation", wait.line)
  }

  private func expectEnd(of wait: PeerWait, afterRelease what: String) async throws {
    try await self.wait(
      for: "a cancel of the iteration by \(what)",
      until: { host.latestIteration?.isCancelled == true || wait.isOver },
      observed: { wait.line })
    try await letOthersRun()
    try expect(
      !wait.isOver, "\(what) resuming only when the iteration has ended", wait.line)
    host.latestIteration?.take { $0.release() }
    try await self.wait(
      for: "\(what) resuming when the iteration has ended", until: { wait.isOver },
      observed: { wait.line })
  }

  // MARK: - K60

  /// Fails unless a flow that the library has given is itself when it comes back.
  ///
  /// A property may have another flow each time that it is opened, as it may in Kotlin.
  func expectOriginalFlows() throws {
    guard let flows = library.ofFlows, flows.has(.keep), flows.has(.isKept) else { return }
    let (one, other) = (host.make(flows.interface), host.make(flows.interface))
    guard try flows.isKept(one, keeping: one, in: library).word == 1,
      try flows.isKept(other, keeping: one, in: library).word == 0
    else {
      return record.note("no flow of Kotlin's that comes back: nothing compares flows by '==='")
    }
    let made = flows.maker.map { library.call($0, KotlinWriter.bytes(of: Int64(3))) }
    let opened = flows.property.map { library.open($0.id) }
    for reply in [made, opened].compactMap(\.self) {
      guard let word = reply.word else {
        record.note("without a flow of Kotlin's that comes back: \(reply)")
        continue
      }
      let flow = kb_handle(bitPattern: word)
      try expectNumber(
        flows.isKept(flow, keeping: flow, in: library), toBe: 1,
        "'===' of a returned flow and the original")
      library.end(flow)
    }
  }
}

extension FlowFunctions {
  /// What Kotlin code says of a flow while it keeps a flow.
  fileprivate func isKept(
    _ flow: kb_handle, keeping kept: kb_handle, in library: PeerLibrary
  ) throws -> PeerReply {
    _ = library.call(try self(.keep), [1] + PeerLibrary.bytes([kept]))
    defer { if let keep = try? self(.keep) { _ = library.call(keep, [0]) } }
    return library.call(try self(.isKept), PeerLibrary.bytes([flow]))
  }
}

/// Other threads, on which a host brings elements: in order, one at a time.
private enum Elsewhere {
  private static let queue = DispatchQueue(label: "flows of the host")

  static func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }
}
