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
    let after = try library.alive()
    try expect(
      (after.jobs, after.subscriptions, after.handles)
        == (before.jobs, before.subscriptions, before.handles),
      "nothing left alive by refused calls: \(before)", "\(after)")
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
        if flags & KB_FETCHED == 0 {
          refusals.expect(
            refusals.fetch(live), KB_INVALID_ARGUMENT, "fetch without the flag for it")
        } else {
          refusals.wrongMemory(live)
        }
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
      for count in [0, -1, .min] as [Int64] {
        let status = library.table.pointee.request(library.table.pointee.context, live, count)
        // The subscription may have ended by itself.
        if status == KB_INVALID_HANDLE, !observation.told.isEmpty { continue }
        refusals.expect(status, KB_INVALID_ARGUMENT, "request of \(count)")
      }
      for mode in ([-1, 2, .max] as [Int32]).map({ kb_cancel_mode($0) }) {
        let status = library.table.pointee.cancel(library.table.pointee.context, live, mode)
        if status == KB_INVALID_HANDLE, !observation.told.isEmpty { continue }
        refusals.expect(status, KB_INVALID_ARGUMENT, "cancel, \(mode.named)")
      }
      // Other slots with its generation, and other generations with its slot. The slot of a stale
      // handle may be the one that this subscription has now.
      refusals.wrongHandles(
        stale + [live ^ 1, live ^ 0x8000_0000, live ^ (1 << 32), live ^ (1 << 63), live << 32])
      try subscription.cancel()
      try await wait(observation, for: "the release of '\(flow.name)'") {
        $0.contains(where: \.isRelease)
      }
      stale.append(live)
      refusals.wrongHandles(stale)
      subscription.dispose()
    }
  }
}
