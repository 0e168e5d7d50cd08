import KotlinBridgeLocks

/// A Kotlin `CoroutineScope`: the lifetime of what Kotlin code launches in it.
///
/// - One that Swift makes has a supervisor job, so that a failure of one coroutine does not end the others, and
///   the dispatcher `Dispatchers.Default`. It is made anew in each library that it is passed to.
/// - Dropping it cancels nothing: `Pager(scope: KotlinScope())` goes on. Cancel it where its owner ends.
/// - Every method may be called from any thread.
public final class KotlinScope: Sendable {
  /// What `state` protects is used outside of it: Kotlin's code may run while it is asked.
  private let state = Guarded(State())

  private struct State {
    var isCancelled = false
    /// One for each library that knows it.
    var objects: [CoroutineObject] = []
  }

  /// A new scope.
  public init() {}

  /// Cancels all that runs in it. What is launched in it later does not run.
  public func cancel() {
    let objects = state.withLock { state in
      state.isCancelled = true
      return state.objects
    }
    for object in objects { _ = try? object.call(object.calls.cancel) }
  }

  /// Whether it was not cancelled.
  public var isActive: Bool {
    let (isCancelled, objects) = state.withLock { ($0.isCancelled, $0.objects) }
    return !isCancelled
      && objects.allSatisfy {
        (try? $0.call($0.calls.isActive, returning: Bool.self)) ?? true
      }
  }
}

@_spi(GeneratedCode)
extension KotlinScope: KotlinCoroutine {
  public convenience init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.init()
    state.withLock { $0.objects = [CoroutineObject(object, calls)] }
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    let known = state.withLock { $0.objects.lazy.compactMap { $0.object(of: module) }.first }
    if let known { return known }
    guard let make = calls.make, let made = try? module.call(make, returning: KotlinObject.self)
    else { return nil }
    let (object, isCancelled) = state.withLock { state in
      // Another thread may have been first.
      if let first = state.objects.lazy.compactMap({ $0.object(of: module) }).first {
        return (first, false)
      }
      state.objects.append(CoroutineObject(made, calls))
      return (made, state.isCancelled)
    }
    if isCancelled { cancel() }
    return object
  }
}
