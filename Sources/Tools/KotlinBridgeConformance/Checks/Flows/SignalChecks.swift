import Glibc
import KotlinBridgeTools
import Synchronization

extension Check {
  static let signalChecks: [Check] = [
    .flow("K1") { check in
      let behavior = try check.flow(.counts(5))
      for placement in check.placements {
        try await check.eachRound(of: behavior, atMost: .max) { _ in
          let observation = Observation()
          let subscription = try check.start(behavior, placement: placement, observation)
          defer { withExtendedLifetime(subscription) {} }
          try await check.waitForElements(behavior.count!, observation)
          try await check.waitForEnd(observation)
        }
      }
    },

    .flow("K2") { check in
      let behavior = try check.flow(.counts(check.many(10_000)))
      for placement in [.usual, .pool] + check.placements.filter({ $0 == .io }) {
        let told = try await check.collect(behavior, placement: placement)
        try expectElements(behavior.count!, told, isOrdered: true)
      }
    },

    .flow("K3") { check in
      let behavior =
        try check.subject.offered(.fromFourThreads(200)) ?? check.flow(.counts(200))
      let seen = Counter()
      let observation = Observation { _ in
        let number = seen.next()
        // The first callback holds on, so that another thread which has one to tell gets its turn.
        if number == 0 { for _ in 0..<250 where seen.value == 1 { usleep(1000) } }
        keepThreadBusy(.microseconds(number < 20 ? 1000 : 20))
      }
      let subscription = try check.start(behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try? await check.waitForEnd(observation)
      try expect(
        !observation.told.contains(.overlap), "no callback while another one runs",
        observation.told.line)
    },

    .flow("K4") { check in
      try await check.each([.counts(5), .throwsAfter(5)]) { behavior in
        let told = try await check.collect(behavior)
        let terminals = told.filter(\.isTerminal).count
        try expect(terminals == 1, "exactly one terminal of \(behavior)", told.line)
      }
    },

    .flow("K5") { check in
      try await check.each([.counts(5), .throwsAfter(5), .cancels(5)]) { behavior in
        let told = try await check.collect(behavior)
        let last = told.firstIndex(where: \.isTerminal).map { told[$0...].dropFirst() } ?? []
        try expect(
          last.allSatisfy(\.isRelease), "nothing after the terminal of \(behavior) but the release",
          told.line)
      }
    },

    .flow("K6") { check in
      try await check.each([.throwsAfter(0), .throwsAfter(1), .throwsAfter(5)]) { behavior in
        for placement in check.placements.dropFirst() {
          let told = try await check.collect(behavior, placement: placement)
          try check.expectFailure(told, after: behavior.count!, .failed)
        }
        // Another failure comes first: each has a message of its own.
        try await check.eachOffered([.dead, .cancels(5)]) { _ = try await check.collect($0) }
        let told = try await check.collect(behavior)
        let failure = try check.expectFailure(told, after: behavior.count!, .failed)
        // An exception need not have one: only who has stated it knows.
        if let message = check.subject.message(of: behavior) {
          try expect(
            failure.message == message, "a failure with the message '\(message)'",
            "'\(failure.message)': \(told.line)")
        }
        guard check.has(.failureDetails) else { return }
        try expect(
          failure.typeName?.isEmpty == false && !failure.causes.isEmpty,
          "a failure with its class, its message and its cause", told.line)
      }
      // A bridge may do it right but now and then.
      let behavior = try check.flow(.throwsAfter(5))
      try await check.eachRound(of: behavior) { _ in
        let observation = Observation()
        let subscription = try check.start(behavior, observation)
        defer { withExtendedLifetime(subscription) {} }
        try await check.waitForEnd(observation)
        try check.expectFailure(observation.told, after: behavior.count!, .failed)
      }
      try await check.expectMessagesOfTheirOwn()
    },

    .flow("K7") { check in
      for hollow in Behavior.Hollow.allCases {
        let behavior = try check.flow(.hollow(hollow, 3))
        let told = try await check.collect(behavior)
        try expectElements(3, told)
      }
    },

    .flow("K8") { check in
      // Some that a buffer of 256 just holds, or just not.
      let ending = ([0, 1, 255, 256, 257, 1000] as [Int64]).map { Behavior.counts($0) }
      try await check.each(ending + [.endless]) { behavior in
        if behavior == .endless { return try await check.expectManyElements() }
        let told = try await check.collect(behavior)
        try expectElements(behavior.count!, told)
        try expect(
          told.first(where: \.isTerminal) == .completed, "completed after the elements", told.line)
      }
    },

    .flow("K9") { check in
      let behavior = try check.flow(.counts(200))
      // The first callback takes so long that all the rest is there before it has returned.
      let first = Counter()
      let observation = Observation { _ in
        if first.next() == 0 { usleep(50_000) }
      }
      let subscription = try check.start(behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try await check.waitForEnd(observation)
      try await check.calmDown(observation)
      let told = observation.told
      let terminal = told.firstIndex(where: \.isTerminal) ?? told.endIndex
      try expect(
        told.prefix(upTo: terminal).count(where: \.isElement) == behavior.count!,
        "all \(behavior.count!) elements before the terminal", told.line)
    },

    .flow("K53") { check in
      // An endless flow at its own pace may take long for so many, and does not number them.
      let endless: [Behavior] = check.has(.ownPace) ? [] : [.endless]
      let many = check.many(20_000)
      try await check.each([.counts(many)] + endless) { behavior in
        let count = behavior.count ?? many
        if count == 0 { throw NotOffered("a flow with elements") }
        let isBlocked = Atomic(true)
        let hasBlocked = Counter()
        defer { isBlocked.store(false, ordering: .releasing) }
        let last = min(2, count - 1)
        let held = HeldFlow()
        let observation = Observation { event in
          guard event.isElement(atLeast: last), hasBlocked.value == 0, held.hasReturned() else {
            return
          }
          _ = hasBlocked.next()
          while isBlocked.load(ordering: .acquiring) { usleep(1_000) }
        }
        let subscription = try held.subscribe { try check.start(behavior, observation) }
        defer { held.flow = nil }
        try await check.wait(observation, for: "element \(last)") {
          hasBlocked.value > 0 || $0.terminals > 0 || $0.elements >= count
        }
        // Half a second is a usual limit of buffers that then drop. It begins when they are full,
        // which on a busy machine takes a while.
        for _ in 0..<3 {
          let demand = try await ProcessUsage.processorDemand {
            try await Task.sleep(for: .seconds(1))
          }
          if demand < .milliseconds(100) { break }
        }
        isBlocked.store(false, ordering: .releasing)
        var judged = count
        do {
          try await check.wait(observation, for: "\(count) elements", needed: count) {
            $0.elements >= count
          }
        } catch is CheckFailure {
          try expectElements(count, observation.told, isOrdered: true)
        } catch is NotOffered {
          judged = min(count, observation.tally.elements)
          check.record.note("\(judged) of \(count) elements, for lack of time")
        }
        try subscription.cancel()
        let elements = observation.told.filter(\.isElement).prefix(Int(judged))
        try expectElements(judged, Array(elements), isOrdered: true)
      }
    },
  ]
}

extension FlowCheck {
  /// Fails unless an endless flow brings many elements.
  fileprivate func expectManyElements() async throws {
    let observation = Observation()
    let subscription = try start(try flow(.endless), observation)
    let many: Int64 = has(.ownPace) ? 20 : 1000
    try await wait(observation, for: "\(many) elements of an endless flow", needed: many) {
      $0.elements >= many
    }
    try subscription.cancel()
  }

  /// The placements that the subject offers.
  var placements: [Placement] {
    has(.callerPlacement) ? [.usual, .caller, .io] : [.usual]
  }
}
