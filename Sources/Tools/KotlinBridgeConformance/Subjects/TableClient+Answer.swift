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

extension TableClient {
  /// Copies a failure that the table hands to a callback. If it has an exception, and the manifest
  /// describes another one, that is a failure of its own.
  func failure(_ pointer: UnsafePointer<kb_failure>?) -> ObservedFailure {
    guard let failure = pointer?.pointee, failure.exception.size > 0 else {
      return ObservedFailure(c: pointer)
    }
    let name = String(decoding: bytes(failure.exception), as: UTF8.self)
    let type = String(copying: failure.type_name)
    do throws(ManifestError) {
      let types = try ManifestTypes(manifest)
      try ManifestDecoder.check(bytes(failure.fields), areFieldsOf: name, types)
      if name != type, case .exception? = types[type] {
        throw ManifestError("the class is '\(type)'")
      }
      var observed = ObservedFailure(c: pointer)
      observed.fields = bytes(failure.fields)
      return observed
    } catch {
      return ObservedFailure(.misuse, message: "the fields of the exception '\(name)': \(error)")
    }
  }

  private func bytes(_ bytes: kb_bytes) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes.data, count: bytes.data == nil ? 0 : Int(bytes.size)))
  }
}

extension ObservedFailure {
  /// Copies a failure that the C table hands to a callback.
  init(c pointer: UnsafePointer<kb_failure>?) {
    guard let failure = pointer?.pointee else {
      self.init(.unknown, message: "a failure without a description")
      return
    }
    let kinds: [kb_failure_code: Kind] = [
      KB_FAILED: .failed, KB_TIMEOUT: .timeout, KB_CANCELLED: .cancelled, KB_MISUSE: .misuse,
    ]
    var causes: [String] = []
    var cause = failure.cause
    while let next = cause?.pointee, causes.count < 64 {
      causes.append(String(copying: next.message))
      cause = next.cause
    }
    self.init(
      kinds[failure.code] ?? .unknown, message: String(copying: failure.message),
      typeName: String(copying: failure.type_name), causes: causes)
  }
}

extension String {
  /// Text of the library.
  init(copying bytes: kb_bytes) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: bytes.data, count: Swift.max(0, Int(bytes.size))),
      as: UTF8.self)
  }
}
