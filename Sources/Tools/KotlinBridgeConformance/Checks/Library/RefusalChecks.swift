import CKotlinBridge
import KotlinBridge

extension Check {
  static let refusalCheck = Check.library("K42") { check in
    let library = try check.subject.usable()
    // Without types no arguments can be made up. That they are wrong is K45's verdict.
    let types = try? ManifestTypes(library.manifest)
    let before = try library.alive()
    let refusals = Refusals(library)
    let manifest = library.manifest
    refusals.unknownIds(manifest)
    refusals.nullPointers()
    refusals.wrongHandles([0, 1, .max, 1 << 63, 0xFFFF_FFFF_0000_0000, 0x7FFF_FFFF_0000_0001])
    if let types {
      for flow in manifest.flows { refusals.mistakes(in: flow, types) }
      for function in manifest.functions { refusals.mistakes(in: function, types) }
      refusals.mistakesByEntries(manifest, types)
    }
    if let flow = manifest.flows.first(where: \.parameters.isEmpty) {
      try await check.wrongHandles(around: flow, library, refusals)
      try await check.rightConstants(around: flow, library, refusals)
    }
    // Outcomes that have not come by then are judged below.
    try? await check.wait(for: "the failure of each malformed call") {
      refusals.outcomes.allSatisfy(\.hasCome)
    }
    try await Task.sleep(for: check.calm)
    refusals.judgeOutcomes()
    let problems = refusals.problems
    try expect(
      problems.isEmpty, "the documented status for each mistake",
      problems.prefix(10).joined(separator: "; ")
        + (problems.count > 10 ? "; and \(problems.count - 10) more" : ""))
    try expect(
      refusals.callbacks == 0, "no callback from refused calls", "\(refusals.callbacks) callbacks")
    try await check.wait(
      for: "nothing left alive by refused calls: \(before)",
      until: { try library.alive().withoutReferences == before.withoutReferences },
      observed: { (try? library.alive()).map { "\($0)" } ?? "no counters" })
    if !refusals.untried.isEmpty {
      check.record.note("without mistakes of \(refusals.untried.quoted), of types without values")
    }
  }
}

extension Alive {
  fileprivate var withoutReferences: Alive {
    Alive(jobs: jobs, subscriptions: subscriptions, handles: handles, stableReferences: -1)
  }
}

extension LibraryCheck {
  /// Fails unless each placement is accepted with each flag.
  fileprivate func rightConstants(
    around flow: Manifest.Flow, _ library: TableClient, _ refusals: Refusals
  ) async throws {
    for placement in [KB_CALLER, KB_DEFAULT, KB_IO] {
      for flags in [0, KB_RENDEZVOUS, KB_FETCHED, KB_RENDEZVOUS | KB_FETCHED] {
        let observation = Observation()
        let subscription = TableSubscription(
          library: library, flow: flow.id, arguments: [], decoder: ElementDecoder { _, _ in },
          observation: observation)
        let status = subscription.subscribe(placement, UInt32(flags), demand: 0)
        try expect(
          status == KB_OK,
          "KB_OK for a subscription with \(placement.named) and \(named(flags: flags))",
          status.named)
        let live = subscription.handle
        let mistakes =
          flags & KB_FETCHED == 0
          ? [LiveMistake(what: "fetch without the flag for it", status: refusals.fetch(live))]
          : refusals.wrongMemory(live)
        await judge(mistakes, of: observation, flow, refusals)
        try subscription.cancel()
        try await waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
    }
  }

  /// Tries handles of ended subscriptions, and handles that resemble the one of a live
  /// subscription.
  fileprivate func wrongHandles(
    around flow: Manifest.Flow, _ library: TableClient, _ refusals: Refusals
  ) async throws {
    let declared = try DeclaredSubject(library: library, form: .callback)
    var stale: [kb_job] = []
    for _ in 0..<3 {
      let observation = Observation()
      let subscription = try declared.subscribe(
        to: DeclaredFlow(flow), demand: 0, telling: observation)
      let live = subscription.handle
      await judge(refusals.wrongNumbers(live), of: observation, flow, refusals)
      // Other slots with its generation, and other generations with its slot. The slot of a stale
      // handle may be the one that this subscription has now.
      refusals.wrongHandles(
        stale + [live ^ 1, live ^ 0x8000_0000, live ^ (1 << 32), live ^ (1 << 63), live << 32])
      try subscription.cancel()
      try await wait(observation, for: "the release of '\(flow.name)'") {
        $0.contains(where: \.isRelease)
      }
      stale.append(live)
      // It is valid while the release runs. Whether it is refused afterwards is judged below.
      if refusals.problems.isEmpty {
        try? await wait(for: "a handle that is refused after the release") {
          refusals.fetch(live) == KB_INVALID_HANDLE
        }
      }
      refusals.wrongHandles(stale)
      subscription.dispose()
    }
  }

  /// Notes the mistakes that were not refused for what they are. The handle of a flow that has ended by itself
  /// may be refused, too.
  private func judge(
    _ mistakes: [LiveMistake], of observation: Observation, _ flow: Manifest.Flow,
    _ refusals: Refusals
  ) async {
    var hasEnded = false
    if refusals.problems.isEmpty, mistakes.contains(where: { $0.status == KB_INVALID_HANDLE }) {
      hasEnded = (try? await waitForRelease(observation, of: flow.name)) != nil
    }
    for mistake in mistakes where !hasEnded || mistake.status != KB_INVALID_HANDLE {
      refusals.expect(mistake.status, KB_INVALID_ARGUMENT, mistake.what)
    }
  }
}
