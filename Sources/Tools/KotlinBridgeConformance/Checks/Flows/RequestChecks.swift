import CKotlinBridge
import KotlinBridgeTools

/// Checks of what requests add up to: of one each, of great ones, and of those that come too late.
extension Check {
  static let requestChecks: [Check] = [
    .flow("K10", [.callback, .publisher]) { check in
      guard check.has(.demand) else { return }
      let behavior = try check.flow(.endless)
      try await check.eachRound(atMost: 20) { _ in
        let observation = Observation()
        let subscription = try check.start(behavior, demand: 5, observation)
        try await check.wait(observation, for: "5 elements", rule: "K24") { $0.elements >= 5 }
        try subscription.cancel()
        for count in [1, 3, 100] as [Int64] { try subscription.request(count) }
        try await check.calmDown(observation, for: .milliseconds(2))
        try expect(
          observation.tally.elements == 5, "no element for a request after the cancel",
          observation.events.line)
      }
    },

    .flow("K24", [.callback, .publisher]) { check in
      try check.require(.demand, "demand")
      try await check.eachPart([
        { try await check.expectSumOfOnes() },
        { try await check.expectEndWithoutRequest() },
        { try await check.expectLargeRequests() },
        { try await check.expectRequestBesideACallback() },
        { try await check.expectDemandWithEachPlacement() },
      ])
    },

    .flow("K12", [.callback, .publisher]) { check in
      guard check.has(.demand) else { return }
      try await check.expectCancelAmongRequests()
    },
  ]
}

extension FlowCheck {
  /// Fails unless requests of one, by four threads at once, bring as many elements as there are requests.
  fileprivate func expectSumOfOnes() async throws {
    let behavior = try flow(.endless)
    try await eachRound(atMost: 20) { _ in
      let observation = Observation()
      let subscription = try start(behavior, demand: 1, observation)
      try await concurrently(4) {
        for _ in 0..<25 { try subscription.request(1) }
      }
      try await wait(observation, for: "101 elements for 101 requests of one") {
        $0.elements >= 101
      }
      try await calmDown(observation, for: .milliseconds(2))
      try expect(
        observation.tally.elements == 101, "101 elements for 101 requests of one",
        "\(observation.tally.elements): \(observation.events.line)")
      try subscription.cancel()
    }
  }

  /// Fails unless the end follows the last element without a request of its own.
  fileprivate func expectEndWithoutRequest() async throws {
    try await each([.counts(5), .throwsAfter(5)]) { behavior in
      guard let count = behavior.count, count > 1 else {
        throw NotOffered("a flow that ends after two elements or more")
      }
      let observation = Observation()
      let subscription = try start(behavior, demand: 1, observation)
      try subscription.request(count - 1)
      try await wait(observation, for: "the end after \(count) elements for requests of \(count)") {
        $0.terminals > 0
      }
    }
  }

  /// Fails unless one request brings as many elements as it says, and one beyond what 32 bits hold brings
  /// many. More than some thousand would take too long.
  fileprivate func expectLargeRequests() async throws {
    let behavior = try flow(.endless)
    let most = many(5000)
    for demand in [most, 1 << 31, 1 << 32, 1 << 32 + 1, 1 << 33, 1 << 40, 1 << 62] as [Int64] {
      let observation = Observation(keeping: 64)
      let subscription = try start(behavior, demand: 1, observation)
      try subscription.request(demand)
      if demand == 1 << 62 { for more in [.max, 2] as [Int64] { try subscription.request(more) } }
      try await wait(observation, for: "\(most) elements for a request of \(demand)") {
        $0.elements >= most
      }
      try subscription.cancel()
    }
  }

  /// Requests on another thread while a callback runs. Fails unless the element comes that it asks for.
  fileprivate func expectRequestBesideACallback() async throws {
    let behavior = try flow(.endless)
    try await eachRound(atMost: 20) { _ in
      let isRequested = Counter()
      let observation = Observation { event in
        let limit = TimeLimit(.seconds(1))
        while event == .element(0), isRequested.value == 0, !limit.isOver {}
      }
      let subscription = try start(behavior, demand: 1, observation)
      try await wait(observation, for: "an element", rule: "K8") { $0.elements > 0 }
      try ShortLivedThread { try subscription.request(2) }.value()
      _ = isRequested.next()
      try await wait(
        observation, for: "3 elements, two of them requested during the first one's callback"
      ) {
        $0.elements >= 3
      }
      try subscription.cancel()
    }
  }

  /// Fails unless requests mean the same wherever Kotlin code runs.
  fileprivate func expectDemandWithEachPlacement() async throws {
    guard let subject = subject as? any TableFlowSubject else { throw NotOffered("a raw table") }
    for placement in [KB_CALLER, KB_DEFAULT, KB_IO] {
      let observation = Observation()
      let subscription = try subject.made(try flow(.endless), telling: observation)
      try subscription.start(demand: 5, on: placement)
      for sum in [5, 7] as [Int64] {
        let what = "\(sum) elements for requests of \(sum), with \(placement.named)"
        try await wait(observation, for: what) { $0.elements >= sum }
        try await calmDown(observation, for: .milliseconds(2))
        try expect(observation.tally.elements == sum, what, observation.events.line)
        try subscription.request(2)
      }
      try subscription.cancel()
      try await waitForRelease(observation)
      subscription.dispose()
    }
  }

  /// Cancels while another thread requests one element after the other. Fails unless the cancel ends the flow.
  fileprivate func expectCancelAmongRequests() async throws {
    let behavior = try flow(.endless)
    try await eachRound(atMost: 100) { _ in
      let observation = Observation()
      let subscription = try start(behavior, demand: 1, observation)
      let isOver = Counter()
      let requests = Counter()
      let requester = ShortLivedThread {
        while isOver.value == 0 {
          try subscription.request(1)
          _ = requests.next()
        }
      }
      try await wait(for: "requests", until: { requests.value > 20 })
      try subscription.cancel()
      let begin = requests.value
      try await wait(for: "requests after the cancel", until: { requests.value > begin })
      _ = isOver.next()
      try requester.value()
      try await expectStandstill(
        observation, "a cancel while another thread requests ends the flow")
    }
  }
}
