extension KotlinFlowProtocol {
  /// Subscribes with callbacks, which begin at once.
  ///
  /// - The callbacks are called one at a time on Kotlin's threads, `onEach` for every element, then
  ///   at most one of `onComplete` and `onThrow`. A slow callback holds the flow back.
  /// - After `cancel()` of the returned job at most one callback that had already begun is still
  ///   running; neither `onComplete` nor `onThrow` is called because of it.
  /// - Dropping the last reference to the job cancels, unless it is detached.
  /// - Kotlin-side cancellation and timeouts come as `onThrow`, distinguished by the error's code.
  /// - `onThrow` gets a mistake in the subscription itself, such as a demand below 1, before this
  ///   function returns.
  ///
  /// - Parameters:
  ///   - demand: the count of elements to deliver before `request(_:)` of the job asks for more.
  ///   - onEach: gets each element.
  ///   - onComplete: is called when the flow has completed.
  ///   - onThrow: gets what the flow has thrown.
  @inlinable
  public func subscribe(
    demand: KotlinDemand = .unlimited,
    onEach: @escaping @Sendable (Element) -> Void,
    onComplete: @escaping @Sendable () -> Void = {},
    onThrow: @escaping @Sendable (KotlinError) -> Void
  ) -> KotlinJob {
    flow.start(
      demand: demand, isDemandRequired: true,
      callbacks: Callbacks(
        deliver: KotlinFlow.deliverer(onEach), onComplete: onComplete, onThrow: onThrow))
  }
}

extension KotlinFlow {
  /// Subscribes with callbacks. The demand may be `.none`.
  @inlinable
  package func start(
    demand: KotlinDemand,
    onEach: @escaping @Sendable (Element) -> Void,
    onComplete: @escaping @Sendable () -> Void,
    onThrow: @escaping @Sendable (KotlinError) -> Void
  ) -> KotlinJob {
    start(
      demand: demand, isDemandRequired: false,
      callbacks: Callbacks(
        deliver: Self.deliverer(onEach), onComplete: onComplete, onThrow: onThrow))
  }

  /// Decodes a batch and calls back for each element. It is generic, so that the compiler
  /// specializes it for the element type.
  @inlinable
  static func deliverer(_ onEach: @escaping @Sendable (Element) -> Void) -> Callbacks.Deliver {
    { reader, count, state throws(KotlinError) in
      for _ in 0..<count {
        let element = try reader.read(Element.self)
        // Before every call, for a cancel drops the rest of the batch. Its objects are let go of.
        if !state.isCancelled { onEach(element) }
      }
      try reader.finish()
    }
  }

  @usableFromInline
  func start(demand: KotlinDemand, isDemandRequired: Bool, callbacks: Callbacks) -> KotlinJob {
    let job = KotlinJob(table: origin.jobs, cancelsWhenDropped: true)
    let observer = CallbackObserver(state: job.state, origin: origin, callbacks: callbacks)
    do throws(KotlinError) {
      job.state.started(
        try origin.subscribe(
          demand: isDemandRequired ? demand.checked() : demand.count, placement: pushPlacement,
          observer: observer))
    } catch {
      callbacks.onThrow(error)
      job.state.released(unseen: nil)
    }
    return job
  }
}
