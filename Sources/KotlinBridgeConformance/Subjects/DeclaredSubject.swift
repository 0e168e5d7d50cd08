import KotlinBridge
import KotlinBridgeToolSupport

/// A library without this project's fixtures, as its manifest declares it.
///
/// The checks use its flows without parameters, and those functions without parameters that the
/// user named: calls may have effects. Nothing is known of what the flows and functions do.
public struct DeclaredSubject: Sendable {
  let library: TableClient
  /// The form in which the checks use what the library declares.
  public let form: Form
  /// The functions that the checks may call.
  let functions: [Manifest.Function]

  /// Throws for a name that no function without parameters has.
  package init(library: TableClient, form: Form, calling names: [String] = [])
    throws(LibraryProblem)
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

  /// The flows that the checks can subscribe to.
  func flows() throws -> [Manifest.Flow] {
    let flows = library.manifest.flows.filter(\.parameters.isEmpty)
    if flows.isEmpty { throw NotOffered("a flow without parameters") }
    return flows
  }

  /// Subscribes on `Dispatchers.Default`. The observation is told of the number of each element,
  /// from 0.
  func subscribe(
    to flow: Manifest.Flow, demand: Int64?, telling observation: Observation
  ) throws -> TableSubscription {
    let subscription = TableSubscription(
      library: library, flow: flow.id, arguments: [], decoder: ElementDecoder { _, _ in },
      observation: observation)
    try subscription.start(demand: demand, placement: .usual)
    observation.mark(.subscribed)
    return subscription
  }
}
