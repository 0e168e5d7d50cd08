import CKotlinBridge

/// A Swift error on its way to Kotlin.
struct SwiftFailure {
  private let error: any Error
  private let isCancellation: Bool
  private let host: UInt16

  /// - Parameters:
  ///   - isCancelled: whether Kotlin has cancelled what fails. Then what the cancel caused is a
  ///     cancellation, too.
  ///   - peer: whose call has failed. The caller is inside.
  init(_ error: any Error, cancelled isCancelled: Bool, of peer: Peer?) {
    self.init(error, cancelled: isCancelled, host: peer?.host ?? 0)
  }

  init(_ error: any Error, cancelled isCancelled: Bool, host: UInt16) {
    self.error = (error as? KotlinError)?.swiftError ?? error
    isCancellation = SwiftFailure.isCancellation(self.error, cancelled: isCancelled)
    self.host = host
  }

  /// Whether an error is that of a cancel.
  ///
  /// - Parameter isCancelled: whether there was one.
  static func isCancellation(_ error: any Error, cancelled isCancelled: Bool) -> Bool {
    error is CancellationError || isCancelled && isCancelledRequest(error)
  }

  /// Whether it is `URLError.cancelled`. Its domain decides that, because not every system has it in
  /// Foundation.
  private static func isCancelledRequest(_ error: any Error) -> Bool {
    error._domain == "NSURLErrorDomain" && error._code == -999
  }

  /// Calls `body`, which takes over the holds of the error and of its causes.
  ///
  /// - Parameter causes: how many of its causes may follow.
  func withC(causes: Int = 15, _ body: (UnsafePointer<kb_failure>) -> Void) {
    let handle = isCancellation ? 0 : PeerTable.shared.lend(error: error, of: host)
    SwiftFailure.withBytes(String(reflecting: type(of: error))) { type in
      SwiftFailure.withBytes(error.textForKotlin) { message in
        let none = kb_bytes(data: nil, size: 0)
        var failure = kb_failure(
          code: isCancellation ? KB_CANCELLED : KB_FAILED, type_name: type, message: message,
          trace: none, cause: nil, exception: none, fields: none, error: handle)
        withCause(causes) { cause in
          failure.cause = cause
          SwiftFailure.withException(of: error, in: &failure, body)
        }
      }
    }
  }

  private func withCause(_ left: Int, _ body: (UnsafePointer<kb_failure>?) -> Void) {
    guard left > 0, let cause = KotlinError.of(error)?.cause else { return body(nil) }
    SwiftFailure(cause, cancelled: false, host: host).withC(causes: left - 1) { body($0) }
  }

  /// Adds what Kotlin makes its own exception of, if the error is the form of one.
  private static func withException(
    of error: any Error, in failure: inout kb_failure, _ body: (UnsafePointer<kb_failure>) -> Void
  ) {
    guard let kotlins = KotlinError.of(error), let exception = kotlins.exception else {
      return body(&failure)
    }
    withBytes(kotlins.message) { message in
      failure.message = message
      withBytes(exception.type) { type in
        failure.exception = type
        exception.fields.withUnsafeBytes { fields in
          let start = fields.baseAddress?.assumingMemoryBound(to: UInt8.self)
          failure.fields = kb_bytes(data: start, size: Int64(fields.count))
          body(&failure)
        }
      }
    }
  }

  private static func withBytes(_ text: String, _ body: (kb_bytes) -> Void) {
    var text = text
    text.withUTF8 { body(kb_bytes(data: $0.baseAddress, size: Int64($0.count))) }
  }
}
