import CKotlinBridge
import KotlinBridge
import KotlinBridgeToolSupport
import Synchronization

/// A library without this project's fixtures, by what its manifest declares: flows without parameters, and
/// functions without parameters that were named, since calls may have effects. What they do is not known.
public struct DeclaredSubject: Sendable {
  let library: TableClient
  public let form: Form
  /// The functions that may be called.
  let functions: [Manifest.Function]

  /// Throws for a name that is not one of a function without parameters.
  package init(library: TableClient, form: Form, calling names: [String] = []) throws(LibraryProblem)
  {
    self.library = library
    self.form = form
    functions = try names.map { name throws(LibraryProblem) in
      guard let function = library.function(name) else {
        let known = library.manifest.functions.map(\.name).joined(separator: ", ")
        throw LibraryProblem(
          "\(library.path) has no function '\(name)'; it has " + (known.isEmpty ? "none" : known))
      }
      guard function.parameters.isEmpty else {
        throw LibraryProblem("the function '\(name)' of \(library.path) has parameters")
      }
      return function
    }
  }

  /// The flows that can be subscribed to.
  func flows() throws -> [Manifest.Flow] {
    let flows = library.manifest.flows.filter(\.parameters.isEmpty)
    if flows.isEmpty { throw NotOffered("a flow without parameters") }
    return flows
  }

  /// Subscribes, on `Dispatchers.Default`; the elements are numbered from 0, whatever they are.
  func subscribe(
    to flow: Manifest.Flow, demand: Int64?, telling observation: Observation
  ) throws -> RawSubscription {
    let subscription = RawSubscription(
      library: library, flow: flow.id, arguments: [], decoder: ElementDecoder { _, _ in },
      observation: observation)
    try subscription.start(demand: demand, placement: .usual)
    observation.mark(.subscribed)
    return subscription
  }
}

/// Elements as they crossed: so many in these bytes.
struct ElementBatch: Sendable {
  let bytes: [UInt8]
  let count: Int64
}

extension CheckContext {
  /// The first elements of a flow without parameters as they cross: so many, or those of a second.
  func elements(
    of flow: Manifest.Flow, in library: TableClient, count: Int64
  ) async throws -> [ElementBatch] {
    let batches = Guarded<[ElementBatch]>([])
    let observation = Observation()
    let decoder = ElementDecoder { bytes, count in
      batches.withLock { $0.append(ElementBatch(bytes: Array(bytes), count: Int64(count))) }
    }
    let subscription = RawSubscription(
      library: library, flow: flow.id, arguments: [], decoder: decoder, observation: observation)
    try subscription.start(demand: count, placement: .usual)
    let end = ContinuousClock.now + .seconds(1)
    while ContinuousClock.now < end {
      let isOver = observation.has { events in
        events.contains(where: \.isRelease) || events.count(where: \.isElement) >= count
      }
      if isOver { break }
      try await Task.sleep(for: .milliseconds(1))
    }
    try subscription.cancel()
    try await wait(observation, for: "the release of '\(flow.name)'") {
      $0.contains(where: \.isRelease)
    }
    subscription.dispose()
    return batches.withLock { $0 }
  }
}
