import KotlinBridge
import KotlinBridgeLocks

/// What a fake library offers: it hands what Swift does to the flow or function that it is about.
///
/// `lock` protects everything that changes; nothing is called while it is held.
final class FakeEngine: @unchecked Sendable {
  let objects: FakeObjects
  private let manifest: Manifest
  private let classes: [String]
  private let lock = Lock()
  private var flows: [UInt32: FakeFlowCore] = [:]
  private var functions: [UInt32: FakeFunctionCore] = [:]

  init(_ manifest: Manifest, table: UnsafeMutableRawPointer) {
    self.manifest = manifest
    classes = (manifest.types ?? []).filter { $0.kind == "object" }.map(\.name)
    objects = FakeObjects(
      library: manifest.library, types: DeclaredTypes(manifest.types ?? []), table: table)
  }

  private var library: String { "the fake library '\(manifest.library)'" }

  // MARK: - What is declared

  /// A flow of the manifest. Throws if it has another kind, or other types.
  ///
  /// - Parameter kind: as the manifest has it.
  func declareFlow(
    _ kind: String, _ name: String, parameters: [KotlinType], element: KotlinType
  ) throws(KotlinError) -> FakeFlowCore {
    let flow = try flow(name)
    let core = core(of: flow)
    if flow.kind != kind {
      throw .misuse("\(core.label) is of the kind \(flow.kind): declare it with \(flow.method)")
    }
    try core.declaration.check(parameters: parameters)
    try core.declaration.check("has elements of", element)
    lock.withLock { flows[flow.id] = core }
    return core
  }

  /// A function of the manifest. Throws if it has other types, or has to answer at once and does
  /// not.
  func declareFunction(
    _ name: String, parameters: [KotlinType], result: KotlinType, hasAnswer: Bool
  ) throws(KotlinError) -> FakeFunctionCore {
    guard let function = manifest.functions.first(where: { $0.name == name }) else {
      throw unknown("function", name, manifest.functions.map(\.name), isOther: "flow") {
        manifest.flows.contains { $0.name == name }
      }
    }
    let core = core(of: function)
    try core.declaration.check(parameters: parameters)
    try core.declaration.check("returns", result)
    if !hasAnswer, function.kind == "plain" {
      throw .misuse("\(core.label) does not suspend: declare it with its answer")
    }
    lock.withLock { functions[function.id] = core }
    return core
  }

  /// A flow that was declared already. Throws for another one, and for elements of another type.
  func declaredFlow(_ name: String, of element: KotlinType) throws(KotlinError) -> FakeFlowCore {
    let flow = try flow(name)
    let core = core(of: flow)
    if declaredFlow(flow.id) == nil {
      throw .misuse("\(core.label) was not declared: declare it with \(flow.method)")
    }
    try core.declaration.check("has elements of", element)
    return core
  }

  func make<Object: KotlinObject>(
    _ type: Object.Type, named name: String
  ) throws(KotlinError) -> Object {
    if !classes.contains(name) {
      throw .misuse("\(library) has no class '\(name)'; it has \(nearest(classes, to: name))")
    }
    return try objects.make(type)
  }

  private func flow(_ name: String) throws(KotlinError) -> Manifest.Flow {
    if let flow = manifest.flows.first(where: { $0.name == name }) { return flow }
    throw unknown("flow", name, manifest.flows.map(\.name), isOther: "function") {
      manifest.functions.contains { $0.name == name }
    }
  }

  private func unknown(
    _ what: String, _ name: String, _ names: [String], isOther other: String,
    _ isIt: () -> Bool
  ) -> KotlinError {
    if isIt() { return .misuse("'\(name)' of \(library) is a \(other), not a \(what)") }
    return .misuse("\(library) has no \(what) '\(name)'; it has \(nearest(names, to: name))")
  }

  private func core(of flow: Manifest.Flow) -> FakeFlowCore {
    declaredFlow(flow.id)
      ?? FakeFlowCore(
        FakeDeclaration(
          label: "the flow '\(flow.name)' of \(library)", parameters: manifest.parameters(of: flow),
          result: flow.element, classes: Set(classes)),
        isState: flow.isState, objects: objects)
  }

  private func core(of function: Manifest.Function) -> FakeFunctionCore {
    declaredFunction(function.id)
      ?? FakeFunctionCore(
        FakeDeclaration(
          label: "the function '\(function.name)' of \(library)", parameters: function.parameters,
          result: function.result, classes: Set(classes)),
        objects: objects)
  }

  private func declaredFlow(_ id: UInt32) -> FakeFlowCore? { lock.withLock { flows[id] } }

  private func declaredFunction(_ id: UInt32) -> FakeFunctionCore? {
    lock.withLock { functions[id] }
  }

  // MARK: - What Swift does

  func happened(_ event: JobEvent, to job: FakeJob) {
    switch event {
    case .subscribed: subscribed(job)
    case .requested(let count): subscription(job)?.requested(count)
    case .cancelledLater: cancelled(job, here: false)
    case .cancelledHere: cancelled(job, here: true)
    }
  }

  private func subscribed(_ job: FakeJob) {
    do throws(KotlinError) {
      let (flow, arguments) = try using(flow: job.index, job.arguments)
      flow.subscribed(job, arguments)
    } catch {
      job.fail(error)
      job.release()
    }
  }

  private func cancelled(_ job: FakeJob, here: Bool) {
    if job.isSubscription {
      subscription(job)?.cancelled(here: here)
    } else {
      declaredFunction(UInt32(job.index))?.running(job)?.cancelled(here: here)
    }
  }

  private func subscription(_ job: FakeJob) -> FakeSubscriptionCore? {
    declaredFlow(UInt32(job.index))?.subscription(job)
  }

  func called(_ index: Int, arguments: [UInt8]) -> CallPlan {
    do throws(KotlinError) {
      guard let function = declaredFunction(UInt32(index)) else {
        let function = manifest.functions.first { $0.id == index }
        if let flow = function?.flow { return try made(flow, arguments) }
        let name = function?.name ?? "number \(index)"
        throw .misuse(
          "the function '\(name)' of \(library) was called but not declared: declare it with "
            + "function(_:taking:returning:answer:)")
      }
      return try function.called(
        objects.received(
          arguments, of: function.declaration.parameters.map(\.type), for: function.label))
    } catch {
      return .thrown(error)
    }
  }

  /// Makes a flow that was declared.
  private func made(_ flow: UInt32, _ arguments: [UInt8]) throws(KotlinError) -> CallPlan {
    let core = try declared(flow: Int(flow))
    let parameters = core.declaration.parameters.map(\.type)
    let received = try objects.received(arguments, of: parameters, for: core.label)
    return .inPlace(InPlaceAnswer(objects.handOutFlow(madeOf: received)))
  }

  func stateValue(of index: Int, arguments: [UInt8]) throws(KotlinError) -> [UInt8] {
    try using(flow: index, arguments).flow.readState()
  }

  func changeState(_ change: StateChange) throws(KotlinError) -> Bool {
    let flow = try using(flow: change.flow, change.arguments).flow
    func value(_ bytes: [UInt8]) throws(KotlinError) -> FakeValue {
      try objects.received(bytes, of: [flow.declaration.result], for: flow.label)
    }
    let expected = try change.expected.map(value)
    return try flow.changeState(expected: expected, to: value(change.value))
  }

  /// A flow with the arguments that Swift gives it, or gave to what has made it. Throws if it was not
  /// declared.
  private func using(
    flow index: Int, _ arguments: [UInt8]
  ) throws(KotlinError) -> (flow: FakeFlowCore, arguments: FakeValue) {
    let flow = try declared(flow: index)
    let declared = manifest.flows.first { $0.id == index }!
    let types = declared.parameters.map(\.type)
    let received = try objects.received(arguments, of: types, for: flow.label)
    let isMade = manifest.maker(of: declared) != nil
    return (flow, isMade ? objects.arguments(ofFlow: received) : received)
  }

  private func declared(flow index: Int) throws(KotlinError) -> FakeFlowCore {
    if let flow = declaredFlow(UInt32(index)) { return flow }
    let flow = manifest.flows.first { $0.id == index }
    throw .misuse(
      "the flow '\(flow?.name ?? "number \(index)")' of \(library) was used but not declared: "
        + "declare it with \(flow?.method ?? "flow(_:taking:of:script:)")")
  }
}

extension Manifest.Flow {
  /// The method of a fake library that declares it.
  fileprivate var method: String {
    switch kind {
    case "shared": "sharedFlow(_:taking:of:replay:)"
    case "state": "stateFlow(_:taking:of:value:)"
    default: "flow(_:taking:of:script:)"
    }
  }
}
