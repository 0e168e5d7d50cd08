import KotlinBridge
import KotlinBridgePublisher
import People

/// A publisher of the position of the International Space Station.
///
/// - It computes nothing before a subscriber's first request, and no more positions than requested.
/// - The failure is what Kotlin throws. Cancelling the subscription cancels the Kotlin job.
///
///       IssPositionPublisher(repository: repository)
///         .map { "\($0.latitude), \($0.longitude)" }
///         .replaceError(with: "nowhere to be seen")
///         .receive(on: DispatchQueue.main)
///         .assign(to: \.issPositionString, on: self)
struct IssPositionPublisher: Publisher {
  typealias Output = IssPosition
  typealias Failure = KotlinError

  private let repository: PeopleInSpaceRepository
  private let interval: Duration

  /// - Parameter interval: the time between two positions.
  init(repository: PeopleInSpaceRepository, interval: Duration = .seconds(10)) {
    self.repository = repository
    self.interval = interval
  }

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == IssPosition, S.Failure == KotlinError {
    do {
      try repository.pollIssPosition(interval: interval).publisher().subscribe(subscriber)
    } catch {
      // Kotlin was not reached. The subscriber receives that error as it does any other failure.
      Future { $0(.failure(KotlinError(error))) }.subscribe(subscriber)
    }
  }
}
