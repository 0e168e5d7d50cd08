import Foundation
import KotlinBridge
public import KotlinBridgePublisher
public import Samples

/// The view model of the space station and its crew.
@MainActor
public final class SpaceStation: ObservableObject {
  /// The last position as text.
  @Published public private(set) var issPositionString = ""
  /// The people in space.
  @Published public private(set) var people: [Assignment] = []
  /// Why there is no position or crew at the moment.
  @Published public private(set) var problem: String?

  private let repository: PeopleInSpaceRepository
  private let interval: Duration
  private var observing: Set<AnyCancellable> = []

  /// - Parameter interval: the time between two positions.
  public init(repository: PeopleInSpaceRepository, interval: Duration = .seconds(10)) {
    self.repository = repository
    self.interval = interval
  }

  /// Shows the positions from now on.
  public func startObserving() {
    stopObserving()
    IssPositionPublisher(repository: repository, interval: interval)
      .map(\.line)
      .receive(on: DispatchQueue.main)
      .assign(to: \.issPositionString, on: self)
      .store(in: &observing)
    repository.problem.publisher()
      .replaceError(with: nil)
      .receive(on: DispatchQueue.main)
      .assign(to: \.problem, on: self)
      .store(in: &observing)
  }

  /// Shows no more positions. Kotlin asks for none.
  public func stopObserving() { observing = [] }

  /// Asks who is in space.
  public func fetchPeople() async {
    do {
      people = try await repository.fetchPeople()
    } catch let error as SpaceException {
      problem = error.kotlinError.message
    } catch {
      problem = "\(error)"
    }
  }
}

extension IssPosition {
  /// The position as text, for example
  /// `24.66° S  160.34° E  420.2 km  2019-12-09T20:42:09.072Z`.
  public var line: String {
    let time = Date(timestamp)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return String(format: "%5.2f° ", abs(latitude)) + (latitude < 0 ? "S" : "N")
      + String(format: "  %6.2f° ", abs(longitude)) + (longitude < 0 ? "W" : "E")
      + String(format: "  %.1f km  ", altitude) + time
  }
}
