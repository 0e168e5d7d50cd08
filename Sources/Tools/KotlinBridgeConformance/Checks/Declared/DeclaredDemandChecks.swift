import CKotlinBridge
import Glibc
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools
import Synchronization

extension Check {
  /// The rules about demand that hold for any flow.
  static let declaredDemandChecks: [Check] = [
    // How far ahead the flow itself has run can't be seen from outside.
    .declared("K23") { check in
      for flow in try check.subject.flows() {
        let observation = Observation()
        let subscription = try check.subject.subscribe(to: flow, demand: 1, telling: observation)
        var requested: Int64 = 1
        for more in [2, 5, 20] as [Int64] {
          try await check.watch(observation, until: requested, .milliseconds(50))
          try await Task.sleep(for: .milliseconds(5))
          try expect(
            observation.tally.elements <= requested,
            "at most the \(requested) requested elements of '\(flow.name)'",
            observation.events.line)
          try subscription.request(more)
          requested += more
        }
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
    },

    .declared("K24") { check in
      let table = check.subject.library.table
      try await check.eachRunning { flow, observation, subscription in
        for count in [0, -1, .min] as [Int64] {
          let status = table.pointee.request(table.pointee.context, subscription.handle, count)
          // The subscription may have ended by itself.
          if status == KB_INVALID_HANDLE, observation.has({ $0.contains(where: \.isTerminal) }) {
            continue
          }
          try expect(
            status != KB_OK, "a request of \(count) refused by '\(flow)'", "KB_OK")
        }
        for count in [.max, .max, 1] as [Int64] { try subscription.request(count) }
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow)
        try expectOneRelease(observation.events, " of '\(flow)'")
      }
    },

    .declared("K25") { check in
      try await check.eachCounted { flow, count in
        let held = Guarded<TableSubscription?>(nil)
        let depth = Depth()
        let observation = Observation { event in
          guard event.isElement else { return }
          depth.note()
          try? held.withLock { $0 }?.request(1)
        }
        let subscription = check.subject.made(flow, telling: observation)
        held.withLock { $0 = subscription }
        try subscription.start(demand: 1, placement: .usual)
        try await check.expectLikeAlone(flow, count) {
          try await check.wait(
            observation, for: "\(count) elements of '\(flow.name)', requested one by one",
            needed: count
          ) {
            $0.elements >= count
          }
        }
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        held.withLock { $0 = nil }
        try depth.expectFlat("elements of '\(flow.name)'")
        subscription.dispose()
      }
    },

    .declared("K26") { check in
      try await check.eachCounted { flow, _ in
        let isBlocked = Atomic(true)
        let observation = Observation { event in
          while event.isElement && isBlocked.load(ordering: .acquiring) { usleep(500) }
        }
        // The library's pool calls back, so `subscribe` waits for no callback that blocks.
        var growth = MemoryGrowth()
        let subscription = try check.subject.subscribe(
          to: flow, demand: nil, telling: observation)
        try await growth.watch()
        // Before the cancel, which may wait for callbacks.
        isBlocked.store(false, ordering: .releasing)
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        try growth.expectNone(blocking: "the consumer of '\(flow.name)'")
        if let bound = growth.bound {
          check.record.note("memory grew by \(bound) and then stopped growing: a bounded buffer")
        }
        subscription.dispose()
      }
    },
  ]
}

extension DeclaredCheck {
  /// Runs the body for each flow with more than one element in a short time, with a count that it had then.
  /// Leaves out those that then lack what it needs, unless all do.
  fileprivate func eachCounted(_ body: (DeclaredFlow, Int64) async throws -> Void) async throws {
    try await eachPart(try await flowsByCount()) { try await body($0.flow, $0.count) }
  }

  private func flowsByCount() async throws -> [(flow: DeclaredFlow, count: Int64)] {
    var found: [(flow: DeclaredFlow, count: Int64)] = []
    for flow in try subject.flows() {
      let observation = Observation()
      let subscription = try subject.subscribe(to: flow, demand: 1000, telling: observation)
      try await watch(observation, until: 1000, .milliseconds(100))
      try subscription.cancel()
      try await waitForRelease(observation, of: flow.name)
      let count = observation.tally.elements
      if count > 1 { found.append((flow, max(2, count / 4))) }
      subscription.dispose()
    }
    if found.isEmpty { throw NotOffered("a flow with two elements") }
    return found
  }
}
