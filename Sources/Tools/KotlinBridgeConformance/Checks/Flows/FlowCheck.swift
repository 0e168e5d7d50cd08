import Glibc
import KotlinBridgeTools

/// A check of the flows of one subject: it subscribes, and looks at what the consumer is told.
struct FlowCheck: RunningCheck {
  let subject: any FlowSubject
  let settings: CheckSettings
  let record: CheckRecord

  /// The subject's flow with this behavior.
  func flow(_ behavior: Behavior) throws -> Behavior {
    guard let offered = subject.offered(behavior) else { throw NotOffered("a flow '\(behavior)'") }
    return offered
  }

  /// The flows with these behaviors that the subject has, each once, at least one. Where a bridge has several of a
  /// kind, each has one turn.
  func flows(_ behaviors: [Behavior]) throws -> [Behavior] {
    var offered: [Behavior] = []
    for behavior in behaviors.compactMap(subject.offered)
    where !offered.contains(behavior) && !hasUsed(behavior) {
      offered.append(behavior)
    }
    if offered.isEmpty { throw NotOffered("a flow '\(behaviors[0])'") }
    return offered
  }

  /// Whether this check has collected the flow in an earlier turn.
  func hasUsed(_ behavior: Behavior) -> Bool {
    record.usedBefore.contains(subject.name(of: behavior))
  }

  /// Runs the body for each flow with one of these behaviors. Throws the failures of all flows, so
  /// that one does not hide another's. Leaves out flows that lack what the body needs, unless all do, and the
  /// rest when the time is over.
  func each(_ behaviors: [Behavior], _ body: (Behavior) async throws -> Void) async throws {
    var failures: [CheckFailure] = []
    try await eachPart(try flows(behaviors)) { behavior in
      do {
        try await body(behavior)
      } catch var failure as CheckFailure {
        failure.flow = failure.flow ?? subject.name(of: behavior)
        failures.append(failure)
        record.found(failure)
        record.cancelRest()
      }
    }
    if !failures.isEmpty { throw CheckFailures(all: failures) }
  }

  /// Runs the body for each of these flows that the subject has; nothing if it has none.
  func eachOffered(_ behaviors: [Behavior], _ body: (Behavior) async throws -> Void) async throws {
    if behaviors.contains(where: { subject.offered($0) != nil }) { try await each(behaviors, body) }
  }

  /// Runs rounds that collect this flow so many times each: fewer rounds of a long flow.
  func eachRound(
    of behavior: Behavior, times: Int64 = 1, atMost cap: Int = .max,
    _ body: (Range<Int>) async throws -> Void
  ) async throws {
    let elements = max(1, (behavior.count ?? 1) * times)
    try await eachRound(atMost: min(cap, Int(max(1, 100_000 / elements))), body)
  }

  /// A count of elements or subscriptions, or less for a subject that writes or reads a line for each.
  func many(_ count: Int64) -> Int64 { subject is PipedSubject ? min(count, 2000) : count }

  func has(_ abilities: FlowAbilities) -> Bool { subject.abilities.isSuperset(of: abilities) }

  func require(_ abilities: FlowAbilities, _ what: String) throws {
    if !has(abilities) { throw NotOffered(what) }
  }

  /// Subscribes, and notes in the history when that has returned.
  func start(
    _ behavior: Behavior, demand: Int64? = nil, placement: Placement = .usual,
    _ observation: Observation
  ) throws -> WatchedFlow {
    record.watch(
      CheckRecord.Watched(
        behavior: behavior, name: subject.name(of: behavior), observation: observation))
    observation.expect(whole: behavior.isEndless ? .max : behavior.count)
    // The loop of a sequence asks for each element itself.
    observation.expect(requested: has(.demand) && subject.form != .sequence ? demand : nil)
    let subscription = try Waiting.noting("a subscribe that returns") {
      try subject.subscribe(
        to: behavior, demand: has(.demand) ? demand : nil, placement: placement,
        telling: observation)
    }
    observation.mark(.subscribed)
    record.watch(subscription, of: observation)
    return WatchedFlow(flow: subscription, observation: observation, record: record)
  }

  /// Collects a flow that ends by itself, and returns its history. Whether the end comes at all is
  /// the verdict of other checks.
  func collect(_ behavior: Behavior, placement: Placement = .usual) async throws -> [ObservedEvent]
  {
    let observation = Observation()
    let subscription = try start(behavior, placement: placement, observation)
    defer { withExtendedLifetime(subscription) {} }
    do { try await waitForEnd(observation) } catch is CheckFailure {}
    try await calmDown(observation)
    return observation.told
  }

  /// Subscribes to an endless flow, and waits for its first elements.
  func running() async throws -> (Observation, WatchedFlow) {
    let observation = Observation { _ in usleep(10) }
    let subscription = try start(flow(.endless), observation)
    try await wait(observation, for: "the first elements", rule: "K8") { $0.elements >= 3 }
    return (observation, subscription)
  }
}

extension FlowCheck {
  func waitForEnd(_ observation: Observation) async throws {
    try await wait(observation, for: "the end", rule: "K4") { $0.terminals > 0 }
  }

  /// Waits for the release, if the subject tells it.
  func waitForRelease(_ observation: Observation) async throws {
    guard has(.release) else { return }
    try await wait(observation, for: "the release", rule: "K35") { $0.releases > 0 }
  }

  /// Waits until this many elements have come, in any order. Fails unless they are the first ones.
  ///
  /// - Parameter rule: the rule that explains the failure; nil for the one that is checked.
  func waitForElements(
    _ count: Int64, _ observation: Observation, rule: String? = "K1"
  ) async throws {
    do {
      try await wait(observation, for: "\(count) elements", rule: rule, needed: count) {
        $0.elements >= count
      }
    } catch var failure as CheckFailure {
      if let difference = ElementDifference(of: observation.told, from: count) {
        failure.observed = "\(difference): \(failure.observed)"
      }
      throw failure
    }
    try expectElements(count, observation.told, rule: rule)
  }

  /// Waits until no job lives, if the subject counts them.
  func waitForNoJobs() async throws {
    try await waitForJobs("no live job", rule: "K21", atMost: 0)
  }

  /// Waits until so many jobs live at most.
  func waitForJobs(_ expected: String, rule: String? = nil, atMost count: Int) async throws {
    try await waitForJobs(expected, rule: rule, atMost: count) { try subject.liveJobs() }
  }

  /// Waits until nothing more comes of subscriptions that have been cancelled or have ended.
  func waitForEnds(_ observations: [Observation]) async throws {
    for observation in observations {
      try await waitForRelease(observation)
      if has(.cancelIsTold) { try await waitForEnd(observation) }
    }
    try await waitForNoJobs()
    try await calmDown(observations, for: .milliseconds(1))
  }

  /// Fails if this process computes all the time, or would if the machine were not busy. A collector
  /// may be at work for a moment, but not in five looks in a row.
  func expectIdleProcess(_ expected: String, _ circumstance: String) async throws {
    let (look, few) = (Duration.milliseconds(400), Duration.milliseconds(60))
    var demand = few
    for _ in 0..<5 where demand >= few {
      demand = try await ProcessUsage.processorDemand { try await Task.sleep(for: look) }
    }
    try expect(
      demand < few, expected,
      "\(Int(demand / look * 100)) % of a processor, \(circumstance)")
  }

  /// Waits for a state that makes a check harder but is not its subject, up to a second.
  func waitAMoment(
    _ limit: Duration = .seconds(1), until isReached: () throws -> Bool
  ) async throws {
    let limit = TimeLimit(limit)
    while try !isReached(), !limit.isOver {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Fails unless this many elements came, and the first terminal is a failure, of this kind where
  /// the subject tells kinds. Returns the failure.
  @discardableResult
  func expectFailure(
    _ told: [ObservedEvent], after count: Int64, _ kind: ObservedFailure.Kind
  ) throws -> ObservedFailure {
    try expectElements(count, told, rule: "K1")
    guard case .failed(let failure)? = told.first(where: \.isTerminal),
      !has(.failureKinds) || failure.kind == kind
    else {
      let expected = ObservedEvent.elements(count) + [.failed(ObservedFailure(kind))]
      throw CheckFailure(expected: expected.line, observed: told.line)
    }
    return failure
  }

  /// Looks once more at all that the check has started, and fails if something came that should not
  /// have: a terminal after a cancel, a second terminal, a callback with a strange context.
  fileprivate func judgeLateSignals() async throws {
    let watched = record.watched
    // A bridge that tells the release says by it that nothing more comes.
    if subject.form == .callback, !has(.release), !watched.isEmpty {
      try await Task.sleep(for: settings.late)
    }
    var failures = LateSignals.failures(of: watched, subject.abilities)
    do {
      try expectNoStrangeContext()
    } catch let failure as CheckFailure {
      failures.append(failure)
    }
    if !failures.isEmpty { throw CheckFailures(all: failures) }
  }
}

extension Check {
  /// A check of flows in the forms that hand them out.
  static func flow(
    _ rule: String, _ forms: [Form] = [.callback, .sequence, .publisher],
    _ body: @escaping @Sendable (FlowCheck) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: forms) { subject, settings, record in
      guard case .flow(let subject) = subject else {
        throw NotOffered("a flow with --flow and --does")
      }
      if subject is PipedSubject, let what = PipedSubject.obstacle(to: rule) {
        throw NotOffered(what)
      }
      let check = FlowCheck(subject: subject, settings: settings, record: record)
      record.beginPart()
      do {
        try await body(check)
      } catch  where !(error is NotOffered) && SubjectFault.current != nil {
        // What else is wrong follows from it.
        throw SubjectFault.current!
      } catch var failure as CheckFailure {
        // A strange context explains what else is wrong.
        if !Contexts.strange.isEmpty { try await check.judgeLateSignals() }
        failure.flow = failure.flow ?? record.onlyFlow
        throw failure
      }
      try await check.judgeLateSignals()
    }
  }
}
