import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

/// The flows of a library with this project's C table, with callbacks in C.
package struct CallbackSubject: FixturesSubject, TableFlowSubject {
  let library: TableClient

  package init(library: TableClient) {
    self.library = library
  }

  package var form: Form { .callback }
  package var fixtures: TableClient { library }

  package var abilities: FlowAbilities {
    [.demand, .release, .callerPlacement, .failureDetails, .failureKinds, .earlyCancel]
  }

  /// A subscription that the caller starts.
  func made(
    _ behavior: Behavior, telling observation: Observation
  ) throws -> TableSubscription {
    try library.prepare(behavior)
    guard let flow = library.flow(behavior) else { throw NotOffered("\(behavior)") }
    return TableSubscription(
      library: library, flow: flow.id,
      arguments: behavior.fixture.arguments, decoder: ElementDecoder(behavior),
      observation: observation)
  }
}
