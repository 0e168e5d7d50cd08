import CKotlinBridge

extension ObservedFailure {
  /// Copies a failure that the C table hands to a callback.
  init(c pointer: UnsafePointer<kb_failure>?) {
    guard let failure = pointer?.pointee else {
      self.init(.unknown, message: "a failure that says nothing")
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
  fileprivate init(copying bytes: kb_bytes) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: bytes.data, count: Swift.max(0, Int(bytes.size))),
      as: UTF8.self)
  }
}
