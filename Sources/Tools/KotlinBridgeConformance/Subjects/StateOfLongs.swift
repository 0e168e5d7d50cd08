import CKotlinBridge
import KotlinBridge

/// A mutable state of the type `Long`, used by the table.
struct StateOfLongs: Sendable {
  let library: TableClient
  let flow: Manifest.Flow

  /// Nil for a state of another type, or one that takes parameters.
  init?(_ flow: Manifest.Flow, in library: TableClient) {
    guard flow.isState, flow.mutable, flow.parameters.isEmpty, "\(flow.element)" == "Long" else {
      return nil
    }
    self.flow = flow
    self.library = library
  }

  /// A state of the fixtures that nobody else uses in this process.
  static func ofFixtures(in library: TableClient) -> StateOfLongs? {
    library.flow("plainState").flatMap { StateOfLongs($0, in: library) }
  }

  func value() -> FrameAnswer {
    library.answer(library.table.pointee.state_value, flow.id)
  }

  func set(_ value: Int64) -> FrameAnswer {
    let bytes = KotlinWriter.bytes(of: value)
    return library.answer({ library.table.pointee.state_set($0, bytes, 8) }, flow.id)
  }

  func swap(_ expected: Int64, _ update: Int64) -> FrameAnswer {
    let (old, new) = (KotlinWriter.bytes(of: expected), KotlinWriter.bytes(of: update))
    return library.answer(
      { library.table.pointee.state_compare_and_set($0, old, 8, new, 8) }, flow.id)
  }
}
