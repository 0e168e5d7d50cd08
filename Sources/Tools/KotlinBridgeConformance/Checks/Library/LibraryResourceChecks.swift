import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let libraryResourceCheck = Check.library("K36") { check in
    let library = try check.subject.usable()
    let uses = try PassingUses(of: library)
    let kinds = uses.ways.count
    try await check.expectNothingKept(
      "uses of the library", ways: uses.ways, uses: 500 * kinds...2 * check.usesOfEachWay * kinds
    ) { count, chosen, pause in
      for _ in 0..<count / chosen.count { uses.makeEach(of: chosen) }
      _ = try library.aliveAfterCollection()
      pause()
    }
    let collections = TableCollection.all(in: library)
    if collections.isEmpty { return }
    let count = 200 * collections.count...check.usesOfEachWay * collections.count
    try await check.expectNothingKept(
      "collections by the table", ways: collections.map(\.name), uses: count
    ) { count, chosen, pause in
      for first in stride(from: 0, to: count, by: 256) where check.record.hasTime {
        let batch = max(1, min(256, count - first) / chosen.count)
        try await check.collect(Array(collections[chosen]), batch, of: library)
        _ = try library.aliveAfterCollection()
        pause()
      }
    }
  }
}

/// A way to collect a flow of the fixtures by the table, which no flow of another form has.
private struct TableCollection {
  let name: String
  let flow: Fixture
  var placement = KB_DEFAULT
  var flags = 0
  /// How a collection is cancelled that does not end by itself.
  var cancel: kb_cancel_mode?

  static func all(in library: TableClient) -> [TableCollection] {
    if !library.hasFixtures { return [] }
    let (five, never) = (Fixture("longs", 5 as Int64), Fixture("neverEmits"))
    let state = Fixture("plainState")
    return [
      TableCollection(name: "KB_FETCHED", flow: five, flags: KB_FETCHED),
      TableCollection(name: "KB_RENDEZVOUS", flow: five, flags: KB_RENDEZVOUS),
      TableCollection(name: "KB_IO", flow: five, placement: KB_IO),
      TableCollection(name: "KB_CALLER", flow: five, placement: KB_CALLER),
      TableCollection(
        name: "elements of 70 000 bytes", flow: Fixture("longStrings", 1 as Int64, 70_000 as Int64)),
      TableCollection(name: "a state, cancelled", flow: state, cancel: KB_CANCEL_LATER),
      TableCollection(name: "KB_CANCEL_HERE", flow: never, cancel: KB_CANCEL_HERE),
    ].filter { library.flow($0.flow.name) != nil }
  }

  func started(_ library: TableClient, _ observation: Observation) throws -> TableSubscription {
    let subscription = TableSubscription(
      library: library, flow: library.flow(flow.name)!.id, arguments: flow.arguments,
      decoder: ElementDecoder { _, _ in }, observation: observation)
    // One more than there are: with KB_RENDEZVOUS, the end comes with the request after the last element.
    try subscription.start(demand: 6, on: placement, flags: flags)
    return subscription
  }
}

extension LibraryCheck {
  /// Collects in each of these ways this many times.
  fileprivate func collect(
    _ ways: [TableCollection], _ count: Int, of library: TableClient
  ) async throws {
    var all: [(TableSubscription, Observation)] = []
    for _ in 0..<count {
      for way in ways {
        let observation = Observation(keeping: 8)
        let subscription = try way.started(library, observation)
        if let mode = way.cancel {
          _ = library.table.pointee.cancel(library.table.pointee.context, subscription.handle, mode)
        }
        all.append((subscription, observation))
      }
    }
    for (subscription, observation) in all {
      try await wait(observation, for: "the release of a flow", rule: "K35") {
        if $0.releases == 0 { try? subscription.fetchAll() }
        return $0.releases > 0
      }
      subscription.dispose()
    }
  }
}
