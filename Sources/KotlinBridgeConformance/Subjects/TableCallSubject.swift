import CKotlinBridge
import KotlinBridge

/// The functions of a library with our C table, called as a consumer in C would.
package struct TableCallSubject: CallSubject {
  /// How far a cancel goes before it returns.
  package enum Cancel: Sendable {
    case later, here
  }

  let library: TableClient
  let cancel: Cancel

  package init(library: TableClient, cancel: Cancel = .later) {
    self.library = library
    self.cancel = cancel
  }

  package var name: String {
    cancel == .here ? "the C table, cancelling in place" : "the C table"
  }

  package var abilities: CallAbilities { [.failureDetails, .failureKinds] }

  package func offers(_ behavior: CallBehavior) -> Bool {
    guard let (name, _) = try? behavior.make(EncodedCallMaker()) else { return false }
    return library.function(name) != nil
  }

  package func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall {
    let (name, arguments) = try behavior.make(EncodedCallMaker())
    guard let function = library.function(name) else { throw NotOffered("\(behavior)") }
    let call = TableCall(
      library: library, cancel: cancel,
      telling: { told in observation.called(TableCallSubject.event(told)) })
    // Elsewhere, so that the cancel has a chance to come before the code has begun.
    try call.start(
      function.id, arguments: arguments,
      placement: placement == .caller && !isCancelled ? KB_CALLER : KB_DEFAULT)
    if isCancelled { try call.cancel() }
    return call
  }

  private static func event(_ told: TableCall.Told) -> Event {
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
          return .failed(Failure(error))
        }
      }
    }
  }

  package func echo(_ value: EchoValue) async throws -> EchoValue {
    try await value.echoed(by: TableEcho(library: library))
  }

  package func open(gate: String) throws { try library.open(gate: gate) }
  package func counter(_ name: String) throws -> Int64? { try library.counter(name) }
  package func alive() throws -> Alive? { try library.alive() }
  package func aliveAfterCollection() throws -> Alive? { try library.aliveAfterCollection() }
}

private struct TableEcho: EchoMaker {
  let library: TableClient

  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value {
    let bytes = try await library.answer(of: name, arguments: EncodedCallMaker().make("", value).1)
    return try bytes.withUnsafeBytes {
      var reader = KotlinReader($0)
      let back = try reader.read(Value.self)
      try reader.finish()
      return back
    }
  }
}

extension TableClient {
  func function(_ name: String) -> Manifest.Function? {
    manifest.functions.first { $0.name == name }
  }

  /// Calls a function and gives the bytes that it returns. Throws the `Failure` that it answers with.
  func answer(
    of name: String, arguments: [UInt8], placement: Int = KB_CALLER
  ) async throws -> [UInt8] {
    guard let function = function(name) else { throw NotOffered("the function '\(name)'") }
    return try await withCheckedThrowingContinuation { continuation in
      // Told in order: the first is the answer.
      let first = Counter()
      let call = TableCall(library: self, cancel: .later) { told in
        guard first.next() == 0 else { return }
        switch told {
        case .returned(let bytes): continuation.resume(returning: bytes)
        case .failed(let failure): continuation.resume(throwing: Refusal(failure))
        case .released: continuation.resume(throwing: Refusal(Failure(.unknown, message: "none")))
        }
      }
      // Nobody waits for its release.
      Forever.keep(call)
      do {
        try call.start(function.id, arguments: arguments, placement: placement)
      } catch {
        if first.next() == 0 { continuation.resume(throwing: error) }
      }
    }
  }

  func alive() throws -> Alive {
    let counters = try counters()
    return Alive(
      jobs: Int(counters.jobs), subscriptions: Int(counters.subscriptions),
      handles: Int(counters.handles), stableReferences: Int(counters.stable_refs))
  }

  func aliveAfterCollection() throws -> Alive {
    try check(table.pointee.collect_garbage(), "collect_garbage")
    return try alive()
  }
}

/// A failure that is thrown.
struct Refusal: Error, CustomStringConvertible {
  let failure: Failure

  init(_ failure: Failure) {
    self.failure = failure
  }

  var description: String { "\(failure)" }
}
