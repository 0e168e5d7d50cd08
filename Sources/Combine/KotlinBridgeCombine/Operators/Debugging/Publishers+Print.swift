extension Publishers {
  /// The publisher that `print(_:to:)` returns.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let write = Lines(prefix: prefix, stream: stream).write
      let observer = EventObserver<Output, Failure>(
        onSubscription: { write("receive subscription: (\($0))") },
        onValue: { write("receive value: (\($0))") },
        onCompletion: {
          switch $0 {
          case .finished: write("receive finished")
          case .failure(let failure): write("receive error: (\(failure))")
          }
        },
        onCancel: { write("receive cancel") },
        onRequest: { write("request \($0)") },
        onReturnedDemand: { write("request \($0) (synchronous)") })
      upstream.subscribe(ObservingSubscription(subscriber, named: "Print", observer: observer))
    }
  }
}

/// Writes lines without the publisher, which no subscription should hold.
private struct Lines {
  let prefix: String
  let stream: (any TextOutputStream)?

  func write(_ event: String) {
    let line = prefix.isEmpty ? event : "\(prefix): \(event)"
    // A copy for each line: lines come on several threads, and a lock would be held while the
    // stream runs.
    if var stream { stream.write(line + "\n") } else { print(line) }
  }
}

extension Publisher {
  /// Writes a line for each event that passes.
  ///
  /// - The lines come on the threads of the events: those for requests and cancels on any thread,
  ///   also at the same time as the others.
  /// - The stream is copied for each line, so one that keeps what it gets must be a class.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
