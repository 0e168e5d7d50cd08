public import KotlinBridgePublisher
public import Samples

/// A publisher of the position of the International Space Station.
///
/// - It asks for nothing before a subscriber's first request, and for no more positions than requested.
/// - It never fails: Kotlin tries again, and `problem` of the repository says why. Cancelling the subscription cancels the
///   Kotlin job.
///
///       IssPositionPublisher(repository: repository)
///         .map { String(format: "%.2f, %.2f", $0.latitude, $0.longitude) }
///         .assign(to: \.issPositionString, on: self)
public struct IssPositionPublisher: Publisher {
  public typealias Output = IssPosition
  public typealias Failure = Never

  private let repository: PeopleInSpaceRepository
  private let interval: Duration

  /// - Parameter interval: the time between two positions, which is positive.
  public init(repository: PeopleInSpaceRepository, interval: Duration = .seconds(10)) {
    precondition(interval > .zero, "the interval must be positive, not \(interval)")
    self.repository = repository
    self.interval = interval
  }

  public func receive<S: Subscriber<IssPosition, Never>>(subscriber: S) {
    Result { try repository.pollIssPosition(interval: interval) }.publisher
      .flatMap { $0.publisher().mapError { $0 as any Error } }
      .assertNoFailure()
      .receive(subscriber: subscriber)
  }
}
