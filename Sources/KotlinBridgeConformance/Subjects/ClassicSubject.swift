import KotlinBridgeToolSupport

/// One flow of a hand-written bridge in the classic shape: its symbols, and what it does.
///
///     void *subscribe(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
///                     void (*on_throw)(void *, const char *message));
///     void cancel(void *job);
///     void release(void *job);   // optional
///     void open(void);           // of a flow that blocks: lets it go on after one more element
public struct ClassicFlow: Sendable {
  /// What the flow does.
  public var behavior: Behavior
  /// The symbol of the function that subscribes.
  public var subscribe: String
  /// The symbol of the function that cancels.
  public var cancel: String
  /// The symbol of the function that releases a job, if there is one.
  public var release: String?

  /// A flow by the symbols of its C functions.
  public init(behavior: Behavior, subscribe: String, cancel: String, release: String? = nil) {
    self.behavior = behavior
    self.subscribe = subscribe
    self.cancel = cancel
    self.release = release
  }
}

/// A hand-written bridge without demand, whose functions are found by their symbols.
public struct ClassicSubject: FlowSubject {
  typealias OnEach = @convention(c) (UnsafeMutableRawPointer?, Int64) -> Void
  typealias OnComplete = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias OnThrow = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void
  typealias Subscribe =
    @convention(c) (
      UnsafeMutableRawPointer?, OnEach, OnComplete, OnThrow
    ) -> UnsafeMutableRawPointer?
  typealias JobFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias Open = @convention(c) () -> Void

  struct Functions: Sendable {
    let behavior: Behavior
    let subscribe: Subscribe
    let cancel: JobFunction
    let release: JobFunction?
    let open: Open?
  }

  private let flows: [Functions]

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
    self.flows = try flows.map { flow throws(LibraryProblem) in
      Functions(
        behavior: flow.behavior, subscribe: try function(flow.subscribe),
        cancel: try function(flow.cancel), release: try flow.release.map(function),
        open: try flow.behavior.gate.map(function))
    }
  }

  public var form: Form { .callback }
  public var abilities: FlowAbilities { [] }

  public func offered(_ behavior: Behavior) -> Behavior? {
    functions(behavior)?.behavior
  }

  /// The functions of the flow with the same kind of behavior.
  private func functions(_ wanted: Behavior) -> Functions? {
    flows.first { $0.behavior.kind == wanted.kind }
  }

  public func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any RunningFlow {
    guard let functions = functions(behavior) else { throw NotOffered("\(behavior)") }
    return ClassicSubscription(functions, observation)
  }

  public func open(gate: String) throws {
    guard let open = flows.first(where: { $0.behavior.gate == gate })?.open else {
      throw NotOffered("the gate '\(gate)'")
    }
    open()
  }
}

extension Behavior {
  /// The symbol that opens the gate of a flow that blocks.
  fileprivate var gate: String? {
    if case .blocks(_, _, let gate) = self { gate } else { nil }
  }
}

/// One subscription of the classic shape.
///
/// It lives as long as the process, because the shape does not tell when the last callback has
/// come. After `dispose()` it takes only a few words.
private final class ClassicSubscription: RunningFlow {
  private let observation: Guarded<Observation?>
  private let functions: ClassicSubject.Functions
  private let turn = Turn()
  private nonisolated(unsafe) var job: UnsafeMutableRawPointer?  // only `init` writes it

  init(_ functions: ClassicSubject.Functions, _ observation: Observation) {
    self.observation = Guarded(observation)
    self.functions = functions
    turn.pass()
    job = functions.subscribe(
      Forever.context(self),
      { ClassicSubscription.of($0).told(.element($1)) },
      { ClassicSubscription.of($0).told(.completed) },
      { context, message in
        let text = message.map { String(cString: $0) } ?? ""
        ClassicSubscription.of(context).told(.failed(ObservedFailure(.failed, message: text)))
      })
  }

  private func told(_ event: ObservedEvent) {
    turn.take { observation.withLock { $0 }?.called(event) }
  }

  func request(_ count: Int64) throws { throw NotOffered("demand") }
  func cancel() { functions.cancel(job) }

  func dispose() {
    functions.release?(job)
    observation.withLock { $0 = nil }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ClassicSubscription {
    Unmanaged<ClassicSubscription>.fromOpaque(context!).takeUnretainedValue()
  }
}
