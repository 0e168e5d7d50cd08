import KotlinBridge

extension Check {
  /// The rules that hold for any flow, checked on flows whose behavior is not known.
  static let declaredFlowChecks: [Check] = [
    .declared("K3") { check in
      for flow in try check.subject.flows() {
        let observation = Observation { _ in keepThreadBusy(.microseconds(100)) }
        let subscription = try check.subject.subscribe(to: flow, demand: nil, telling: observation)
        try await check.watch(observation, until: 1000, .milliseconds(100))
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        try expect(
          !observation.told.contains(.overlap),
          "no callback of '\(flow.name)' while another one runs", observation.events.line)
        subscription.dispose()
      }
    },

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

    .declared("K6") { check in
      var isAny = false
      for flow in try await check.watched() {
        for case .failed(let failure) in flow.told where failure.kind == .failed {
          isAny = true
          try expect(
            failure.typeName?.isEmpty == false,
            "a failure of '\(flow.name)' with its Kotlin class", flow.line)
        }
      }
      if !isAny { throw NotOffered("a flow that throws") }
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
