/// A call as people bridge it by hand: a new coroutine, and a box for the continuation.
private final class UsualCallBox: Sendable {
  let continuation: CheckedContinuation<Int64, any Error>

  init(_ continuation: CheckedContinuation<Int64, any Error>) {
    self.continuation = continuation
  }

  static func take(_ context: UnsafeMutableRawPointer?) -> CheckedContinuation<Int64, any Error> {
    Unmanaged<UsualCallBox>.fromOpaque(context!).takeRetainedValue().continuation
  }
}

extension UsualFunctions {
  func callAsync(_ call: Call, _ value: Int64) async throws -> Int64 {
    try await withCheckedThrowingContinuation { continuation in
      let job = call(
        value, Unmanaged.passRetained(UsualCallBox(continuation)).toOpaque(),
        { UsualCallBox.take($0).resume(returning: $1) },
        { context, message in
          let text = message.map { String(cString: $0) } ?? ""
          UsualCallBox.take(context).resume(throwing: UsualFailure(message: text))
        })
      dispose(job)
    }
  }
}
