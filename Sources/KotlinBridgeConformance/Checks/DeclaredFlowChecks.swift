import KotlinBridge
import Synchronization

extension Check {
  /// What holds for any flow, checked on flows of which nothing is known.
  static let declaredFlowChecks: [Check] = [
    .declared("K4") { subject, context in
      for flow in try await context.watched(subject) where !flow.wasCancelled {
        try context.expect(
          flow.told.count(where: \.isTerminal) == 1,
          "exactly one terminal of '\(flow.name)', which ended by itself", flow.line)
      }
    },

    .declared("K5") { subject, context in
      for flow in try await context.watched(subject) {
        let rest = flow.told.drop { !$0.isTerminal }.dropFirst()
        try context.expect(
          rest.allSatisfy(\.isRelease),
          "nothing after the terminal of '\(flow.name)' but the release", flow.line)
      }
    },

    .declared("K10") { subject, context in
      try await context.eachRunning(subject) { flow, observation, subscription in
        observation.mark(.cancelling)
        try subscription.cancel()
        let before = observation.markCountingCallbacks(.cancelled)
        try await context.waitForRelease(observation, of: flow)
        try await context.calmDown(observation)
        try context.expect(
          observation.callbacks - before <= 1 + 1,  // one that was claimed, and the release
          "no signals of '\(flow)' after a cancel", observation.events.line)
        let after = observation.events.drop { $0 != .mark(.cancelling) }
        try context.expect(
          !after.contains(where: \.isTerminal), "no terminal of '\(flow)' after a cancel",
          observation.events.line)
      }
    },

    .declared("K11") { subject, context in
      for _ in 0..<max(1, min(context.rounds, 100) / 5) {
        try await context.eachRunning(subject, demand: nil) { flow, observation, subscription in
          try subscription.cancel()
          let before = observation.markCountingCallbacks(.cancelled)
          try await context.waitForRelease(observation, of: flow)
          try await context.calmDown(observation, for: .milliseconds(1))
          let releases = observation.told.count(where: \.isRelease)
          let after = observation.callbacks - before - releases
          try context.expect(
            after <= 1, "at most one callback of '\(flow)' that begins after cancel has returned",
            "\(after) began: \(observation.events.line)")
        }
      }
    },

    .declared("K12") { subject, context in
      try await context.eachRunning(subject) { flow, observation, subscription in
        for _ in 0..<3 { try subscription.cancel() }
        try await context.concurrently(4) { try subscription.cancel() }
        try await context.waitForRelease(observation, of: flow)
        try await context.calmDown(observation, for: .milliseconds(2))
        try subscription.cancel()
        try context.expect(
          observation.told.count(where: \.isRelease) == 1, "one release of '\(flow)'",
          observation.events.line)
      }
    },

    // How far ahead the flow itself has run cannot be seen from outside.
    .declared("K23") { subject, context in
      for flow in try subject.flows() {
        let observation = Observation()
        let subscription = try subject.subscribe(to: flow, demand: 1, telling: observation)
        var requested: Int64 = 1
        for more in [2, 5, 20] as [Int64] {
          try await context.watch(observation, until: requested, .milliseconds(50))
          try await Task.sleep(for: .milliseconds(5))
          let received = Int64(observation.told.count(where: \.isElement))
          try context.expect(
            received <= requested, "at most the \(requested) elements of '\(flow.name)' asked for",
            observation.events.line)
          try subscription.request(more)
          requested += more
        }
        try subscription.cancel()
        try await context.waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
    },

    .declared("K34") { subject, context in
      let states = try subject.flows().filter(\.isState)
      if states.isEmpty { throw NotOffered("a state flow without parameters") }
      for flow in states {
        let observation = Observation()
        let subscription = try subject.subscribe(to: flow, demand: 1, telling: observation)
        try await context.wait(observation, for: "the current value of '\(flow.name)'") {
          $0.contains { $0.isElement || $0.isTerminal }
        }
        // One on a scope that has been cancelled has no element.
        try context.expect(
          observation.told.first.map { $0 == .element(0) || $0.isFailure(.cancelled) } == true,
          "the current value of '\(flow.name)' first", observation.events.line)
        try subscription.cancel()
        try await context.waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
    },
  ]
}
