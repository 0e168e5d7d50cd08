import KotlinBridgeLocks

/// Where the elements of a `KotlinFlow` come from: what every form subscribes to.
enum FlowOrigin: Sendable {
  case library(FlowSource)
  case sequence(AnySwiftFlow)

  /// Who has the jobs of its subscriptions.
  var jobs: JobTable {
    switch self {
    case .library(let source): .library(source.table)
    case .sequence: .sequences
    }
  }

  /// What Kotlin says of it.
  var traits: FlowTraits {
    switch self {
    case .library(let source): source.traits
    case .sequence: .cold
    }
  }

  /// `KotlinModule.lent` of the module whose objects may be among the elements.
  var module: Unmanaged<AnyObject>? {
    switch self {
    case .library(let source): source.module
    case .sequence(let flow): flow.module.value
    }
  }

  /// The flow of a library that it is; nil for a sequence.
  var source: FlowSource? {
    if case .library(let source) = self { return source }
    return nil
  }

  /// For one whose owner somebody else keeps.
  var withoutOwner: FlowOrigin {
    if case .library(let source) = self { return .library(source.withoutOwner) }
    return self
  }

  /// Subscribes. See `Table.subscribe`.
  func subscribe(
    demand: Int64, placement: KotlinPlacement, flags: SubscriptionFlags = [],
    observer: FlowObserver
  ) throws(KotlinError) -> UInt64 {
    switch self {
    case .library(let source):
      return try source.subscribe(
        demand: demand, placement: placement, flags: flags, observer: observer)
    case .sequence(let flow):
      let collection = SequenceCollections.shared.begin(
        flow, for: ObservingConsumer(observer), isRendezvous: flags.contains(.rendezvous),
        runsHere: placement == .caller)
      let job = collection.job
      if demand > 0 { collection.request(demand) }
      return job
    }
  }
}

/// Delivers what an iteration brings to the observer of a subscription.
private struct ObservingConsumer: SequenceConsumer, @unchecked Sendable {  // its calls are serial
  private let observer: FlowObserver

  init(_ observer: FlowObserver) {
    self.observer = observer
  }

  func brought(_ element: UnsafeRawBufferPointer) {
    turn { $0.received(element, count: 1) }
  }

  func completed() {
    turn { $0.completed() }
  }

  func failed(_ error: any Error) {
    let isCancellation = error is CancellationError
    turn {
      $0.failed(
        isCancellation
          ? KotlinError(code: .cancelled, message: "the sequence was cancelled")
          : KotlinError(error))
    }
  }

  func released(unseen: (any Error)?) {
    turn { $0.released(unseen: unseen.map(KotlinError.init)) }
  }

  /// See `Observer`.
  private func turn(_ body: (FlowObserver) -> Void) {
    observer.beginTurn()
    body(observer)
    observer.endTurn()
  }
}
