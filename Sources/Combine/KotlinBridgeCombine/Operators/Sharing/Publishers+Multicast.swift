internal import KotlinBridgeLocks

extension Publishers {
  /// The publisher that `multicast(_:)` and `multicast(subject:)` return.
  ///
  /// - Each call of `connect()` subscribes the subject to the upstream once more. A connection
  ///   keeps the subject alive.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var subject: SubjectType?

    /// Makes a publisher that shares the values of `upstream` through a subject. That is made when
    /// the first subscriber or connection comes.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      sharedSubject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = sharedSubject
      let feed = upstream.subscribe(subject)
      // The feed does not hold the subject.
      return AnyCancellable {
        feed.cancel()
        withExtendedLifetime(subject) {}
      }
    }

    private var sharedSubject: SubjectType {
      if let subject = lock.withLock({ subject }) { return subject }
      // Without the lock, so two threads may each make one, of which the first counts.
      let new = createSubject()
      return lock.withLock {
        let subject = self.subject ?? new
        self.subject = subject
        return subject
      }
    }
  }
}

extension Publisher {
  /// Delivers the values to all subscribers through one subject, once it is connected.
  ///
  /// - Parameter createSubject: makes the subject. Where two threads are the first at once it may be
  ///   called twice, and one result is dropped.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Delivers the values to all subscribers through `subject`, once it is connected.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
