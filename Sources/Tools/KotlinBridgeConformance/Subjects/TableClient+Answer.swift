import CKotlinBridge
import KotlinBridge

extension TableClient {
  /// Calls a function and gives the bytes that it returns. Throws `ThrownFailure` if it answers
  /// with a failure.
  func answer(
    of name: String, arguments: [UInt8], placement: kb_placement = KB_CALLER
  ) async throws -> [UInt8] {
    guard let function = function(name) else { throw NotOffered("the function '\(name)'") }
    return try await withCheckedThrowingContinuation { continuation in
      // What is told first is the answer.
      let first = Counter()
      let call = TableCall(library: self, cancel: .later) { told in
        guard first.next() == 0 else { return }
        switch told {
        case .returned(let bytes): continuation.resume(returning: bytes)
        case .failed(let failure): continuation.resume(throwing: ThrownFailure(failure))
        case .released:
          continuation.resume(throwing: ThrownFailure(ObservedFailure(.unknown, message: "none")))
        }
      }
      // Nobody waits for the release of this call.
      Forever.keep(call)
      do {
        try call.start(function.id, arguments: arguments, placement: placement)
      } catch {
        if first.next() == 0 { continuation.resume(throwing: error) }
      }
    }
  }
}

/// A failure that a call answered with, as an error.
struct ThrownFailure: Error, CustomStringConvertible {
  let failure: ObservedFailure

  init(_ failure: ObservedFailure) {
    self.failure = failure
  }

  var description: String { "\(failure)" }
}
