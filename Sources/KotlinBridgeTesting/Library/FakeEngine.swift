import KotlinBridge
import KotlinBridgeLocks

/// What a fake library offers: it hands what Swift does to the flow or function that it is about.
///
/// `lock` protects everything that changes; nothing is called while it is held.
final class FakeEngine: @unchecked Sendable {
  private let library: String
  private let lock = Lock()
  private var flows: [FakeFlowCore] = []
  private var functions: [FakeFunctionCore] = []
  private var types: [Manifest.DeclaredType] = []

  init(library: String) {
    self.library = library
  }

  // MARK: - What is declared

  func declareFlow(
    _ kind: FakeFlowCore.Kind, _ name: String, parameters: [KotlinType], element: KotlinType
  ) -> FakeFlowCore {
    let declaration = FakeFlowCore.Declaration(
      kind: kind, name: name, parameters: parameters.map(\.inManifest),
      element: element.inManifest)
    declareTypes(parameters + [element])
    return lock.withLock {
      if let there = flows.first(where: { $0.declaration.name == name }) {
        precondition(
          there.declaration == declaration,
          "\(there.label) was declared as \(there.declaration), not as \(declaration)")
        return there
      }
      let core = FakeFlowCore(declaration, library: library)
      flows.append(core)
      return core
    }
  }

  func declareFunction(
    _ name: String, parameters: [KotlinType], result: KotlinType
  ) -> FakeFunctionCore {
    let declaration = FakeFunctionCore.Declaration(
      name: name, parameters: parameters.map(\.inManifest), result: result.inManifest)
    declareTypes(parameters + [result])
    return lock.withLock {
      if let there = functions.first(where: { $0.declaration.name == name }) {
        precondition(
          there.declaration == declaration,
          "\(there.label) was declared as \(there.declaration), not as \(declaration)")
        return there
      }
      let core = FakeFunctionCore(declaration, library: library)
      functions.append(core)
      return core
    }
  }

  private func declareTypes(_ types: [KotlinType]) {
    let declared = types.flatMap(\.declared)
    lock.withLock {
      for type in declared where !self.types.contains(where: { $0.name == type.name }) {
        self.types.append(type)
      }
    }
  }

  func flow(_ name: String) -> FakeFlowCore? {
    lock.withLock { flows.first { $0.declaration.name == name } }
  }

  /// The manifest of everything that has been declared.
  func manifest() -> [UInt8] {
    let (flows, functions, types) = lock.withLock { (self.flows, self.functions, self.types) }
    var text = ManifestText(library: library)
    for flow in flows { flow.declaration.append(to: &text) }
    for function in functions { function.declaration.append(to: &text, isPlain: function.isPlain) }
    for type in types { text.append(type) }
    return text.json
  }

  // MARK: - What Swift does

  func happened(_ event: JobEvent, to job: FakeJob) {
    if job.isSubscription {
      happened(event, to: job, of: flow(job.index))
    } else {
      happened(event, to: job, of: function(job.index))
    }
  }

  private func happened(_ event: JobEvent, to job: FakeJob, of flow: FakeFlowCore) {
    switch event {
    case .subscribed: flow.subscribed(job)
    case .requested(let count): flow.subscription(job)?.requested(count)
    case .cancelledLater: flow.subscription(job)?.cancelled(here: false)
    case .cancelledHere: flow.subscription(job)?.cancelled(here: true)
    }
  }

  private func happened(
    _ event: JobEvent, to job: FakeJob, of function: FakeFunctionCore
  ) {
    switch event {
    case .cancelledLater: function.running(job)?.cancelled(here: false)
    case .cancelledHere: function.running(job)?.cancelled(here: true)
    case .subscribed, .requested: break
    }
  }

  func called(_ index: Int, arguments: [UInt8]) -> CallPlan {
    function(index).called(arguments)
  }

  func stateValue(of index: Int) throws(KotlinError) -> [UInt8] {
    try flow(index).readState()
  }

  func changeState(_ change: StateChange) throws(KotlinError) -> Bool {
    try flow(change.flow).changeState(change)
  }

  // Nothing removes what was declared, so every id that Swift has is valid.

  private func flow(_ index: Int) -> FakeFlowCore {
    lock.withLock { flows[index] }
  }

  private func function(_ index: Int) -> FakeFunctionCore {
    lock.withLock { functions[index] }
  }
}
