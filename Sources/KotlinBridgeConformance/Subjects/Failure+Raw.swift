import CKotlinBridge

extension Failure {
  init(raw: UnsafePointer<kb_failure>?) {
    guard let failure = raw?.pointee else {
      self.init(.unknown, message: "a failure that says nothing")
      return
    }
    let kinds: [kb_failure_code: Kind] = [
      KB_FAILED: .failed, KB_TIMEOUT: .timeout, KB_CANCELLED: .cancelled, KB_MISUSE: .misuse,
    ]
    var causes: [String] = []
    var cause = failure.cause
    while let next = cause?.pointee, causes.count < 64 {
      causes.append(text(next.message))
      cause = next.cause
    }
    self.init(
      kinds[failure.code] ?? .unknown, message: text(failure.message),
      typeName: text(failure.type_name), causes: causes)
  }
}

private func text(_ bytes: kb_bytes) -> String {
  String(
    decoding: UnsafeRawBufferPointer(start: bytes.data, count: max(0, Int(bytes.size))),
    as: UTF8.self)
}
