public import KotlinBridge
public import KotlinBridgePublisher

/// Publishes the position of the International Space Station.
///
/// - Nothing is computed before a subscriber's first request, and never more than was requested.
/// - What Kotlin throws is the failure; cancelling the subscription cancels the Kotlin job.
///
///       IssPositionPublisher(repository: repository)
///         .map { "\($0.latitude), \($0.longitude)" }
///         .replaceError(with: "nowhere to be seen")
///         .receive(on: DispatchQueue.main)
///         .assign(to: \.issPositionString, on: self)
public struct IssPositionPublisher: Publisher {
  public typealias Output = IssPosition
  public typealias Failure = KotlinError

  private let repository: PeopleInSpace
  private let interval: Duration

  /// - Parameter interval: the time between two positions.
  public init(repository: PeopleInSpace, interval: Duration = .seconds(10)) {
    self.repository = repository
    self.interval = interval
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == IssPosition, S.Failure == KotlinError {
    do throws(KotlinError) {
      try repository.pollIssPosition(interval: interval).publisher().subscribe(subscriber)
    } catch {
      // The library has no such flow: the subscriber learns of it as of any other failure.
      Future { $0(.failure(error)) }.subscribe(subscriber)
    }
  }
}
