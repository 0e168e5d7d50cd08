public import Foundation
public import KotlinBridgeCombine
internal import KotlinBridgeLocks

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// A publisher that makes a request for each subscriber, and delivers the answer.
  ///
  /// - The request begins when the subscriber requests a value, and a cancel ends it.
  /// - The answer comes on a thread of the session. A status of 400 or above is an answer too.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// What is requested.
    public let request: URLRequest
    /// Which session makes the request.
    public let session: URLSession

    /// Makes the publisher, as the method does.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive(subscriber: some Subscriber<Output, URLError>) {
      subscriber.receive(
        subscription: DataTaskSubscription(
          AnySubscriber(subscriber), request: request, session: session))
    }
  }

  /// A publisher that requests `url` for each subscriber, and delivers the answer.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that makes `request` for each subscriber, and delivers the answer.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// Unchecked: what changes is under the lock, and the session calls the subscriber once.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let request: URLRequest
  private let session: URLSession
  private let lock = Lock()
  private var downstream: Downstream?
  private var isStarted = false
  private var task: URLSessionDataTask?

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let isFirst = lock.withLock {
      defer { isStarted = true }
      return !isStarted && downstream != nil
    }
    guard isFirst else { return }
    let task = session.dataTask(with: request) { self.finish($0, $1, $2) }
    let isWanted = lock.withLock {
      if downstream != nil { self.task = task }
      return downstream != nil
    }
    // A task that was never resumed goes once it is cancelled.
    if isWanted { task.resume() } else { task.cancel() }
  }

  func cancel() {
    let (downstream, task) = takeAll()
    if let task { session.cancel(task) }
    withExtendedLifetime(downstream) {}
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let response, error == nil {
      // It stays until the value is delivered, so that the subscriber can still cancel.
      guard let downstream = lock.withLock({ self.downstream }) else { return }
      _ = downstream.receive((data ?? Data(), response))
      takeAll().0?.receive(completion: .finished)
    } else {
      let error = error as? URLError ?? URLError(.unknown)
      takeAll().0?.receive(completion: .failure(error))
    }
  }

  private func takeAll() -> (Downstream?, URLSessionDataTask?) {
    lock.withLock { (downstream.take(), task.take()) }
  }
}

extension URLSession {
  /// Foundation on Linux ends the process if a task is cancelled while its handler is about to be called:
  /// https://github.com/swiftlang/swift-corelibs-foundation/issues/3296. On the queue of the handlers the handler waits until the
  /// cancel is over: that is when `resume()` returns, which does nothing else.
  fileprivate func cancel(_ task: URLSessionDataTask) {
    delegateQueue.addOperation {
      task.cancel()
      task.resume()
    }
  }
}
