import KotlinBridge
import Samples

// What a user of the package would write: a model of a view. StationModelTests tests it without
// Kotlin.

/// What a view shows of the space station.
@MainActor final class StationModel {
  private(set) var crew: [String] = []
  private(set) var position = "nowhere to be seen"
  private(set) var problem: String?
  private let repository: PeopleInSpaceRepository
  private var following: Task<Void, Never>?

  init(_ repository: PeopleInSpaceRepository) {
    self.repository = repository
  }

  convenience init() throws {
    self.init(try PeopleInSpaceRepository())
  }

  func load() async {
    do {
      crew = try await repository.fetchPeople().map(\.name)
    } catch {
      problem = "\(error)"
    }
  }

  /// The same for callers that don't wait.
  func startLoading() -> KotlinJob {
    repository.fetchPeople { result in
      Task { @MainActor in
        switch result {
        case .success(let people): self.crew = people.map(\.name)
        case .failure(let error): self.problem = "\(error)"
        }
      }
    }
  }

  func follow(every interval: Duration) {
    following = Task {
      do {
        for try await position in try repository.pollIssPosition(interval: interval) {
          self.position = "\(position.latitude), \(position.longitude)"
        }
        position = "gone"
      } catch is CancellationError {
      } catch {
        problem = "\(error)"
      }
    }
  }

  func stop() async {
    following?.cancel()
    await finished()
  }

  /// Waits for the end of the flow.
  func finished() async {
    await following?.value
  }
}
