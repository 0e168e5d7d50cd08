import KotlinBridgeLocks
import KotlinBridgeTools

/// A hand-written bridge without demand, whose functions are found by their symbols.
///
/// It offers one flow of each kind. Where the bridge has several, `others(of:)` offers the rest.
public struct ClassicSubject: FlowSubject {
  typealias OnEach = @convention(c) (UnsafeMutableRawPointer?, Int64) -> Void
  typealias OnComplete = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias OnThrow = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void
  typealias Subscribe =
    @convention(c) (
      UnsafeMutableRawPointer?, OnEach, OnComplete, OnThrow
    ) -> UnsafeMutableRawPointer?
  typealias JobFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias Count = @convention(c) () -> Int64
  typealias Open = @convention(c) () -> Void

  struct Functions: Sendable {
    let flow: ClassicFlow
    let subscribe: Subscribe
    let cancel: JobFunction
    let release: JobFunction?
    let live: Count?
    let open: Open?
  }

  private var flows: FlowsByKind<Functions>

  /// Loads the library and finds the symbols. Throws `LibraryProblem` if that fails.
  public init(path: String, flows: [ClassicFlow]) throws(LibraryProblem) {
    let library: LoadedLibrary
    do throws(CommandError) {
      library = try LoadedLibrary(path: path)
    } catch {
      throw LibraryProblem(error.description)
    }
    func function<Function>(_ name: String) throws(LibraryProblem) -> Function {
      guard let function = library.function(name, as: Function.self) else {
        throw LibraryProblem("\(path) exports no \(name), which --classic names")
      }
      return function
    }
    let found = try flows.map { flow throws(LibraryProblem) in
      Functions(
        flow: flow, subscribe: try function(flow.subscribe), cancel: try function(flow.cancel),
        release: try flow.release.map(function), live: try flow.live.map(function),
        open: try flow.behavior.gate.map(function))
    }
    self.flows = FlowsByKind(found, behavior: \.flow.behavior)
  }

  public var form: Form { .callback }

  public var abilities: FlowAbilities {
    var abilities: FlowAbilities = []
    if flows.all.allSatisfy({ $0.release != nil }) { abilities.insert(.disposal) }
    if flows.all.contains(where: \.flow.deliversOnOneThread) { abilities.insert(.oneThread) }
    return abilities
  }

  public func offered(_ behavior: Behavior) -> Behavior? {
    flows.offered(behavior)?.flow.behavior
  }

  public func others(of behaviors: [Behavior]) -> [any FlowSubject] {
    flows.others(of: behaviors).map { flows in
      var other = self
      other.flows = flows
      return other
    }
  }

  public func name(of behavior: Behavior) -> String {
    flows.offered(behavior)?.flow.name ?? "\(behavior)"
  }

  public func message(of behavior: Behavior) -> String? { flows.offered(behavior)?.flow.message }

  public func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    guard let functions = flows.offered(behavior) else { throw NotOffered("\(behavior)") }
    return ClassicSubscription(functions, observation)
  }

  public func open(gate: String) throws {
    guard let open = flows.all.first(where: { $0.flow.behavior.gate == gate })?.open else {
      throw NotOffered("the gate '\(gate)'")
    }
    open()
  }

  public func liveJobs() throws -> Int? {
    // Flows may share the function that counts.
    var counts: [String: Count] = [:]
    for functions in flows.all {
      guard let symbol = functions.flow.live, let live = functions.live else { return nil }
      counts[symbol] = live
    }
    return counts.values.reduce(0) { $0 + Int($1()) }
  }
}

/// One subscription of the classic shape. The shape does not tell when the last callback has come,
/// so it takes callbacks until `dispose()`.
private final class ClassicSubscription: RunningFlow {
  private let observation: Observation
  private let functions: ClassicSubject.Functions
  private let turn = Turn()
  private let isReleased = Guarded(false)
  // Only `init` writes them.
  private nonisolated(unsafe) var context: UnsafeMutableRawPointer!
  private nonisolated(unsafe) var job: UnsafeMutableRawPointer?

  init(_ functions: ClassicSubject.Functions, _ observation: Observation) {
    self.observation = observation
    self.functions = functions
    turn.pass()
    context = Contexts.add(self)
    job = functions.subscribe(
      context,
      { ClassicSubscription.of($0)?.told(.element($1)) },
      { ClassicSubscription.of($0)?.told(.completed) },
      { context, message in
        ClassicSubscription.of(context)?.failed(message)
      })
    if job == nil { observation.mark(.subscribedToNull) }
  }

  private func told(_ event: ObservedEvent) {
    turn.take { observation.called(event) }
  }

  private func failed(_ message: UnsafePointer<CChar>?) {
    func text() -> String { message.map { String(cString: $0) } ?? "" }
    let first = text()
    told(.failed(ObservedFailure(.failed, message: first)))
    observation.reread(first, text)
  }

  func request(_ count: Int64) throws { throw NotOffered("demand") }
  func cancel() { functions.cancel(job) }

  func release() {
    let isFirst = isReleased.withLock { isReleased in
      defer { isReleased = true }
      return !isReleased
    }
    if isFirst { functions.release?(job) }
  }

  func dispose() {
    release()
    Contexts.remove(context)
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ClassicSubscription? {
    Contexts.object(context)
  }
}
