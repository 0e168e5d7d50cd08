import CKotlinBridge
import KotlinBridge

/// Uses of the table that leave no job behind: what it refuses, states, objects and what it says of itself.
final class PassingUses {
  private typealias Use = (way: String, make: () -> Void)

  private var uses: [Use] = []
  private let library: TableClient
  /// A job that goes on, for requests and cancels that are refused.
  private var living: TableSubscription?
  /// A state whose values Kotlin code may refuse.
  private var periods: [UInt8]?

  init(of library: TableClient) throws {
    self.library = library
    addManifest()
    addWrongIds()
    try addRefusedRequests()
    if let types = try? ManifestTypes(library.manifest) { addMalformed(types) }
    addStates()
    addObjects()
    addThrown()
  }

  deinit {
    try? living?.cancel()
    if let periods, let flow = library.flow("periodState") { library.release(periods, of: flow.id) }
  }

  /// The names of the ways of use.
  var ways: [String] { uses.map(\.way) }

  func makeEach(of ways: Range<Int>) { for use in uses[ways] { use.make() } }

  private func addManifest() {
    let (library, table) = (library, library.table.pointee)
    uses += [
      ("the manifest", { _ = table.manifest(table.context, nil) { _, _, _ in } }),
      ("counters", { _ = try? library.alive() }),
    ]
  }

  /// Ids and handles that the library does not know.
  private func addWrongIds() {
    let (table, manifest) = (library.table.pointee, library.manifest)
    let refused = Refusals(library)
    let unknown = UInt32(max(manifest.flows.count, manifest.functions.count))
    let wrong: kb_handle = 1 << 40
    let wrongObject = wrong | 1 << 63
    uses += [
      ("call of an unknown function", { _ = refused.call(unknown) }),
      ("subscribe to an unknown flow", { _ = refused.subscribe(unknown) }),
      ("cancel with a wrong handle", { _ = table.cancel(table.context, wrong, KB_CANCEL_LATER) }),
      ("request with a wrong handle", { _ = table.request(table.context, wrong, 1) }),
      ("fetch with a wrong handle", { _ = refused.fetch(wrong) }),
      ("release with a wrong handle", { _ = table.release(table.context, wrongObject) }),
      ("hold with a wrong handle", { _ = table.hold(table.context, wrongObject) }),
    ]
  }

  /// Requests and cancels of a job that is there, with wrong constants.
  private func addRefusedRequests() throws {
    guard let flow = library.manifest.flows.first(where: \.parameters.isEmpty) else { return }
    let living = TableSubscription(
      library: library, flow: DeclaredFlow(flow), telling: Observation(keeping: 8))
    // It does not begin to collect.
    try living.start(demand: 0, on: KB_DEFAULT)
    self.living = living
    let (table, job, refused) = (library.table.pointee, living.handle, Refusals(library))
    uses += [
      ("request of no elements", { _ = table.request(table.context, job, 0) }),
      ("cancel with a wrong mode", { _ = table.cancel(table.context, job, kb_cancel_mode(9)) }),
      ("fetch without the flag for it", { _ = refused.fetch(job) }),
    ]
  }

  /// Arguments that can't be read, of a function that is called in place and of one that suspends.
  private func addMalformed(_ types: ManifestTypes) {
    let refused = Refusals(library)
    for kind in ["plain", "suspend"] {
      for function in library.manifest.functions where function.kind == kind {
        guard let arguments = try? MistakenArguments(function.parameters, types),
          let malformed = arguments.malformed.first, function.flow == nil
        else { continue }
        uses.append(
          ("malformed call of '\(function.name)'", { _ = refused.call(function.id, malformed) }))
        break
      }
    }
  }

  private func addStates() {
    guard library.hasFixtures, let state = TableState.ofFixtures(in: library) else { return }
    let (library, name) = (library, state.flow.name)
    uses += [
      ("read of '\(name)'", { _ = state.value() }),
      ("set of '\(name)'", { _ = state.set(.number(7)) }),
      ("compare-and-set that sets nothing", { _ = state.swap(.number(8), .number(9)) }),
      ("compare-and-set", { _ = state.swap(.number(7), .number(7)) }),
      ("open of '\(name)'", { library.openAndRelease(state.flow) }),
    ]
  }

  /// Objects that are made, held and released.
  private func addObjects() {
    guard library.hasFixtures, library.function("makeTally") != nil else { return }
    let (library, table) = (library, library.table.pointee)
    uses += [
      (
        "object that is held twice and released",
        {
          guard let made = try? library.callInPlace("makeTally", 0 as Int64), made.count == 8 else {
            return
          }
          let handle = made.withUnsafeBytes { $0.loadUnaligned(as: kb_handle.self) }
          _ = table.hold(table.context, handle)
          for _ in 0..<2 { _ = table.release(table.context, handle) }
        }
      )
    ]
  }

  /// Uses that Kotlin code answers with an exception.
  private func addThrown() {
    guard library.hasFixtures else { return }
    let (library, table) = (library, library.table.pointee)
    let message = KotlinWriter.bytes(of: FixtureText.message)
    for name in ["plainThrows", "make stateThrows"] {
      guard let function = library.function(name) else { continue }
      uses.append(
        (
          "call of '\(name)', which throws",
          { _ = library.answer(table.call, function.id, message) }
        ))
    }
    guard let flow = library.flow("periodState"),
      let periods = try? library.made(flow.id, KotlinWriter.bytes(of: "K36"))
    else { return }
    self.periods = periods
    let wrong = KotlinWriter.bytes(of: 1 as Int64, 0 as Int64)
    uses.append(
      (
        "set of a value that Kotlin code refuses",
        { _ = library.answer({ table.state_set($0, wrong, 16) }, flow.id, periods) }
      ))
  }
}

extension TableClient {
  /// Takes the handle of a flow that is a property, and ends the hold that it brings.
  fileprivate func openAndRelease(_ flow: Manifest.Flow) {
    let answer = answer(table.pointee.open, flow.id)
    guard answer.bytes.count == 8 else { return }
    let handle = answer.bytes.withUnsafeBytes { $0.loadUnaligned(as: kb_handle.self) }
    _ = table.pointee.release(table.pointee.context, handle)
  }
}
