import CKotlinBridge

extension KotlinError {
  /// Copies a failure, which is valid only during the callback that brings it. Copies at most
  /// `causes` of its causes, for a chain of causes may be a circle.
  static func copy(
    _ failure: UnsafePointer<kb_failure>?, causes: Int = 16
  ) -> KotlinError {
    guard let failure = failure?.pointee else {
      return .misuse("the library reported a failure but did not describe it")
    }
    return KotlinError(
      code: Code(failure.code.rawValue), typeName: String(copying: failure.type_name),
      message: String(copying: failure.message), trace: String(copying: failure.trace),
      cause: causes > 0 ? failure.cause.map { copy($0, causes: causes - 1) } : nil,
      exception: ThrownException(copying: failure),
      swiftError: PeerTable.shared.error(failure.error))
  }
}

extension ThrownException {
  fileprivate init?(copying failure: kb_failure) {
    if failure.exception.size <= 0 { return nil }
    type = String(copying: failure.exception)
    fields = Array(UnsafeRawBufferPointer(lent: failure.fields.data, failure.fields.size))
  }
}

extension String {
  fileprivate init(copying bytes: kb_bytes) {
    self.init(decoding: UnsafeRawBufferPointer(lent: bytes.data, bytes.size), as: UTF8.self)
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes that C lends for a call. None for a null pointer or a negative size.
  init(lent data: UnsafePointer<UInt8>?, _ size: Int64) {
    self.init(start: data, count: data == nil ? 0 : Swift.max(0, Int(size)))
  }
}
