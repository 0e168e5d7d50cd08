extension Publishers {
  /// The publisher that `assertNoFailure(_:file:line:)` returns.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(SameStep(), for: subscriber) { [prefix, file, line] failure in
        let start = prefix.isEmpty ? "" : prefix + ": "
        fatalError("\(start)\(failure)", file: file, line: line)
      }
    }
  }
}

extension Publisher {
  /// Ends the process when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
