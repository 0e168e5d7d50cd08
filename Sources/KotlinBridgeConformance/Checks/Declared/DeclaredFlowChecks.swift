import KotlinBridge

extension Check {
  /// The rules that hold for any flow, checked on flows whose behavior is not known.
  static let declaredFlowChecks: [Check] = [
    .declared("K4") { check in
      for flow in try await check.watched() where !flow.wasCancelled {
        try expect(
          flow.told.count(where: \.isTerminal) == 1,
          "exactly one terminal of '\(flow.name)', which ended by itself", flow.line)
      }
    },

    .declared("K5") { check in
      for flow in try await check.watched() {
        let rest = flow.told.drop { !$0.isTerminal }.dropFirst()
        try expect(
          rest.allSatisfy(\.isRelease),
          "nothing after the terminal of '\(flow.name)' but the release", flow.line)
      }
    },

    .declared("K10") { check in
      try await check.eachRunning { flow, observation, subscription in
        observation.mark(.cancelling)
        try subscription.cancel()
        observation.mark(.cancelled)
        try await check.waitForRelease(observation, of: flow)
        try await check.calmDown(observation)
        let late = observation.sinceCancel!
        try expect(
          late.callbacks - late.releases <= 1,  // one that was claimed
          "no signals of '\(flow)' after a cancel", observation.events.line)
        let after = observation.events.drop { $0 != .mark(.cancelling) }
        try expect(
          !after.contains(where: \.isTerminal), "no terminal of '\(flow)' after a cancel",
          observation.events.line)
      }
    },

    .declared("K11") { check in
      for _ in 0..<max(1, min(check.rounds, 100) / 5) {
        try await check.eachRunning(demand: nil) { flow, observation, subscription in
          try subscription.cancel()
          observation.mark(.cancelled)
          try await check.waitForRelease(observation, of: flow)
          try await check.calmDown(observation, for: .milliseconds(1))
          let late = observation.sinceCancel!
          let after = late.callbacks - late.releases
          try expect(
            after <= 1, "at most one callback of '\(flow)' that begins after cancel has returned",
            "\(after) began: \(observation.events.line)")
        }
      }
    },

    .declared("K12") { check in
      try await check.eachRunning { flow, observation, subscription in
        for _ in 0..<3 { try subscription.cancel() }
        try await check.concurrently(4) { try subscription.cancel() }
        try await check.waitForRelease(observation, of: flow)
        try await check.calmDown(observation, for: .milliseconds(2))
        try subscription.cancel()
        try expect(
          observation.told.count(where: \.isRelease) == 1, "one release of '\(flow)'",
          observation.events.line)
      }
    },

    // How far ahead the flow itself has run can't be seen from outside.
    .declared("K23") { check in
      for flow in try check.subject.flows() {
        let observation = Observation()
        let subscription = try check.subject.subscribe(to: flow, demand: 1, telling: observation)
        var requested: Int64 = 1
        for more in [2, 5, 20] as [Int64] {
          try await check.watch(observation, until: requested, .milliseconds(50))
          try await Task.sleep(for: .milliseconds(5))
          let received = Int64(observation.told.count(where: \.isElement))
          try expect(
            received <= requested, "at most the \(requested) elements of '\(flow.name)' asked for",
            observation.events.line)
          try subscription.request(more)
          requested += more
        }
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
    },

    .declared("K34") { check in
      let states = try check.subject.flows().filter(\.isState)
      if states.isEmpty { throw NotOffered("a state flow without parameters") }
      for flow in states {
        let observation = Observation()
        let subscription = try check.subject.subscribe(to: flow, demand: 1, telling: observation)
        try await check.wait(observation, for: "the current value of '\(flow.name)'") {
          $0.contains { $0.isElement || $0.isTerminal }
        }
        // A flow on a scope that has been cancelled has no element.
        try expect(
          observation.told.first.map { $0 == .element(0) || $0.isFailure(.cancelled) } == true,
          "the current value of '\(flow.name)' first", observation.events.line)
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
    },
  ]
}
