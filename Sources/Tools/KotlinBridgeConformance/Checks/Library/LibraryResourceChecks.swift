import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let libraryResourceCheck = Check.library("K36") { check in
    let library = try check.subject.usable()
    let uses = PassingUses(of: library)
    let kinds = uses.count
    // So many of each kind that a leak of the smallest block shows beside what the allocator keeps.
    try await check.expectNothingKept(
      "uses of the library", kinds: kinds, uses: 500 * kinds...6000 * kinds
    ) { count, pause in
      for _ in 0..<count / kinds { uses.makeEach() }
      _ = try library.aliveAfterCollection()
      pause()
    }
    guard library.flow(.counts(5)) != nil, library.hasFixtures else { return }
    try await check.expectNothingKept("fetched flows", uses: 200...3000) { count, pause in
      for first in stride(from: 0, to: count, by: 250) {
        try await check.fetch(min(250, count - first), of: library)
      }
      _ = try library.aliveAfterCollection()
      pause()
    }
  }
}

/// Uses of the table that leave no job behind: what it refuses, and states.
private final class PassingUses {
  private var uses: [() -> Void] = []

  init(of library: TableClient) {
    addRefused(by: library)
    if let types = try? ManifestTypes(library.manifest) { addMalformed(to: library, types) }
    if let state = TableState.ofFixtures(in: library) {
      uses += [
        { _ = state.value() }, { _ = state.set(.number(7)) },
        { _ = state.swap(.number(8), .number(9)) }, { _ = state.swap(.number(7), .number(7)) },
      ]
    }
  }

  /// The count of kinds.
  var count: Int { uses.count }

  func makeEach() { for use in uses { use() } }

  /// Ids and handles that the library does not know.
  private func addRefused(by library: TableClient) {
    let (table, manifest) = (library.table.pointee, library.manifest)
    let refused = Refusals(library)
    let unknown = UInt32(max(manifest.flows.count, manifest.functions.count))
    uses += [
      { _ = refused.call(unknown) }, { _ = refused.subscribe(unknown) },
      { _ = table.cancel(table.context, 1 << 40, KB_CANCEL_LATER) },
      { _ = table.request(table.context, 1 << 40, 1) }, { _ = refused.fetch(1 << 40) },
      { _ = table.release(table.context, 1 << 40) },
    ]
  }

  /// Arguments that can't be read, of a function that is called in place and of one that suspends.
  private func addMalformed(to library: TableClient, _ types: ManifestTypes) {
    let refused = Refusals(library)
    for kind in ["plain", "suspend"] {
      for function in library.manifest.functions where function.kind == kind {
        guard let arguments = try? MistakenArguments(function.parameters, types),
          let malformed = arguments.malformed.first, !arguments.hasObjects, function.flow == nil
        else { continue }
        uses.append { _ = refused.call(function.id, malformed) }
        break
      }
    }
  }
}

extension LibraryCheck {
  /// Collects a flow a number of times by fetches, each to its end.
  fileprivate func fetch(_ count: Int, of library: TableClient) async throws {
    let subject = CallbackSubject(library: library)
    let all = try (0..<count).map { _ in
      let observation = Observation(keeping: 8)
      let subscription = try subject.made(.counts(5), telling: observation)
      try subscription.start(demand: 5, placement: .pool, flags: KB_FETCHED)
      return (subscription, observation)
    }
    for (subscription, observation) in all {
      try await wait(observation, for: "the release of a flow that is fetched", rule: "K35") {
        if $0.releases == 0 { try? subscription.fetchAll() }
        return $0.releases > 0
      }
      subscription.dispose()
    }
  }
}
