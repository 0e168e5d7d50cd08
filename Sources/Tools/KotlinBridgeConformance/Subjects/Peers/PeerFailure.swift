import CKotlinBridge

/// What an entry throws.
struct PeerFailure: Sendable {
  var code = KB_FAILED
  var type = "checks.Failure"
  var message = "the peer failed"
  /// The handle of the error; 0 without one.
  var error: kb_handle = 0

  func tell(_ host: PeerObjects, _ receive: (UnsafePointer<kb_failure>) -> Void) {
    if error != 0 { host.bring(error) }
    let (type, message) = (Array(type.utf8), Array(message.utf8))
    type.withUnsafeBufferPointer { type in
      message.withUnsafeBufferPointer { message in
        var failure = kb_failure()
        failure.code = code
        failure.type_name = kb_bytes(data: type.baseAddress, size: Int64(type.count))
        failure.message = kb_bytes(data: message.baseAddress, size: Int64(message.count))
        failure.error = error
        receive(&failure)
      }
    }
  }
}
