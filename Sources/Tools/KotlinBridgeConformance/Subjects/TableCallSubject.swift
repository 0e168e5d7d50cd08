import CKotlinBridge
import KotlinBridge

/// The functions of a library with this project's C table, called as a consumer in C calls them.
package struct TableCallSubject: FixturesCallSubject {
  let library: TableClient
  let cancel: TableCall.Cancel

  init(library: TableClient, cancel: TableCall.Cancel = .later) {
    self.library = library
    self.cancel = cancel
  }

  package var name: String {
    cancel == .here ? "the C table, cancelling in place" : "the C table"
  }

  package var abilities: CallAbilities { [.failureDetails, .failureKinds] }

  package var fixtures: TableClient { library }

  package func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall {
    let fixture = behavior.fixture
    guard let function = library.function(fixture.name) else { throw NotOffered("\(behavior)") }
    let call = TableCall(
      library: library, cancel: cancel,
      telling: { told in observation.called(TableCallSubject.event(told)) })
    // On another thread, the code may not have begun when the cancel comes.
    try call.start(
      function.id, arguments: fixture.arguments,
      placement: placement == .caller && !isCancelled ? KB_CALLER : KB_DEFAULT)
    if isCancelled { try call.cancel() }
    return call
  }

  private static func event(_ told: TableCall.Told) -> ObservedEvent {
    switch told {
    case .failed(let failure): return .failed(failure)
    case .released(let unseen): return .released(unseen)
    case .returned(let bytes):
      return bytes.withUnsafeBytes {
        var reader = KotlinReader($0)
        do throws(KotlinError) {
          let value = try reader.read(Int64.self)
          try reader.finish()
          return .element(value)
        } catch {
          return .failed(ObservedFailure(error))
        }
      }
    }
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: TableEcho(library: library))
  }
}

private struct TableEcho: EchoMaker {
  let library: TableClient

  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value {
    let bytes = try await library.answer(of: name, arguments: KotlinWriter.bytes(of: value))
    return try bytes.withUnsafeBytes {
      var reader = KotlinReader($0)
      let back = try reader.read(Value.self)
      try reader.finish()
      return back
    }
  }
}
