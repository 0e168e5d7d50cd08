import KotlinBridge

/// How reading a sequence went, to its end.
enum Read: Equatable, Sendable, ExpressibleByIntegerLiteral {
  case element(Int64)
  case end
  case cancelled
  case failed(KotlinError.Code, String)

  init(integerLiteral value: Int64) { self = .element(value) }

  init(_ error: any Error) {
    switch error {
    case let error as KotlinError: self = .failed(error.code, error.description)
    case is CancellationError: self = .cancelled
    default: self = .failed(.failed, "\(error)")
    }
  }
}

/// A task that reads a flow to its end. It has begun to wait, if it has to, once this returns.
func reading(_ flow: KotlinFlow<Int64>) -> Task<[Read], Never> {
  Task.immediate {
    var reads: [Read] = []
    do {
      for try await element in flow { reads.append(.element(element)) }
      reads.append(.end)
    } catch {
      reads.append(Read(error))
    }
    return reads
  }
}

/// The message of the misuse that `body` throws, or nothing.
func misuse<R>(_ body: () throws -> R) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    guard let error = error as? KotlinError, error.code == .misuse else { return "\(error)" }
    return error.message
  }
}
