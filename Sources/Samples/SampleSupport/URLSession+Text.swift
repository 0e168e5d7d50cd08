public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Why a server has not answered as it should.
public enum HTTPFailure: Error, Hashable, CustomStringConvertible {
  /// The status of an answer that is not 200.
  case status(Int)
  /// There is no answer yet.
  case timedOut
  /// There is no answer.
  case unreachable(String)

  public var description: String {
    switch self {
    case .status(let status): "the server answers with the status \(status)"
    case .timedOut: "the server did not answer"
    case .unreachable(let reason): reason
    }
  }
}

extension URLSession {
  /// What the samples ask. It has no cache, because a request that is cancelled while Foundation for Linux looks into one can end the
  /// process: https://github.com/swiftlang/swift-corelibs-foundation/issues/3296
  public static let withoutCache = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  /// Returns the text at an address. A cancel of the task ends the request.
  ///
  /// - Throws: `HTTPFailure`, or `CancellationError` after a cancel.
  public func text(at address: URL) async throws -> String {
    try Task.checkCancellation()
    do {
      let (data, response) = try await answer(from: address)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      guard status == 200 else { throw HTTPFailure.status(status) }
      return String(decoding: data, as: UTF8.self)
    } catch let error as URLError {
      switch error.code {
      case .cancelled: throw CancellationError()
      case .timedOut: throw HTTPFailure.timedOut
      default: throw HTTPFailure.unreachable(error.localizedDescription)
      }
    }
  }

  /// Does what `data(from:)` does. That one hangs in Swift 6.3.1 for Linux when the answer comes during a cancel:
  /// https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  private func answer(from address: URL) async throws -> (Data, URLResponse) {
    let running = Locked<URLSessionDataTask?>(nil)
    let cancel = { @Sendable [delegateQueue] in
      // On the queue of the handlers, whose next one waits until the cancel is over: that is when `resume()` returns, which does
      // nothing else. A handler that does not wait can end the process: issue 3296.
      delegateQueue.addOperation {
        let task = running.withLock(\.self)
        task?.cancel()
        task?.resume()
      }
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: address) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        running.withLock { $0 = task }
        task.resume()
        if Task.isCancelled { cancel() }
      }
    } onCancel: {
      cancel()
    }
  }
}
