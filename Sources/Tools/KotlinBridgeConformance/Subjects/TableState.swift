import CKotlinBridge
import KotlinBridge

/// A state, used by the table.
struct TableState: Sendable {
  let library: TableClient
  let flow: Manifest.Flow
  /// The handle of a state that a function has returned; nothing for the state of a property.
  let arguments: [UInt8]
  /// What that function was given.
  private let given: [UInt8]

  /// Nil for a state of another type than `Long`, one that can't be set, or one that takes parameters.
  init?(ofNumbers flow: Manifest.Flow, in library: TableClient) {
    guard flow.isState, flow.mutable, flow.parameters.isEmpty, "\(flow.element)" == "Long" else {
      return nil
    }
    self.init(library: library, flow: flow, arguments: [], given: [])
  }

  private init(
    library: TableClient, flow: Manifest.Flow, arguments: [UInt8], given: [UInt8]
  ) {
    self.library = library
    self.flow = flow
    self.arguments = arguments
    self.given = given
  }

  /// A state of the fixtures that nobody else uses in this process.
  static func ofFixtures(in library: TableClient) -> TableState? {
    library.flow("plainState").flatMap { TableState(ofNumbers: $0, in: library) }
  }

  /// Runs the body with the state that a function of the fixtures returns.
  static func made<Result>(
    by function: String, _ arguments: [UInt8], in library: TableClient,
    _ body: (TableState) async throws -> Result
  ) async throws -> Result {
    guard let flow = library.flow(function) else { throw NotOffered("the state '\(function)'") }
    let handle = try library.made(flow.id, arguments)
    defer { library.release(handle, of: flow.id) }
    return try await body(
      TableState(library: library, flow: flow, arguments: handle, given: arguments))
  }

  /// A subscription to the state, which the caller starts.
  func collector(_ decoder: ElementDecoder, telling observation: Observation) -> TableSubscription {
    TableSubscription(
      library: library, flow: flow.id, arguments: given, decoder: decoder, observation: observation)
  }

  func value() -> FrameAnswer {
    library.answer(library.table.pointee.state_value, flow.id, arguments)
  }

  func set(_ value: StateValue) -> FrameAnswer {
    let bytes = value.bytes
    return library.answer(
      { library.table.pointee.state_set($0, bytes, Int64(bytes.count)) }, flow.id, arguments)
  }

  func swap(_ expected: StateValue, _ update: StateValue) -> FrameAnswer {
    let (old, new) = (expected.bytes, update.bytes)
    return library.answer(
      {
        library.table.pointee.state_compare_and_set(
          $0, old, Int64(old.count), new, Int64(new.count))
      }, flow.id, arguments)
  }
}

/// A value of a state, in its encoding.
struct StateValue: Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  let description: String

  static func number(_ value: Int64) -> StateValue {
    StateValue(bytes: KotlinWriter.bytes(of: value), description: "\(value)")
  }

  static func text(_ value: String?) -> StateValue {
    StateValue(
      bytes: KotlinWriter.bytes(of: value), description: value.map { "\"\($0)\"" } ?? "null")
  }

  /// The fixtures' `Point`.
  static func point(_ x: Double, _ y: Double) -> StateValue {
    StateValue(bytes: KotlinWriter.bytes(of: x, y), description: "Point(\(x), \(y))")
  }
}
