import KotlinBridgeCombine

struct User: Equatable {
  var name: String
}

enum ServiceError: Error, Equatable {
  case offline
  case tooLate
}

protocol UserService {
  func user(id: Int) -> AnyPublisher<User, ServiceError>
}

/// A screen that says what it knows of a user.
final class ProfileScreen<S: Scheduler>: ObservableObject {
  enum Content: Equatable {
    case idle
    case loading
    case loaded(User)
    case nobody
    case failed(ServiceError)
  }

  @Published private(set) var content = Content.idle

  private let service: any UserService
  private let scheduler: S
  private var request: AnyCancellable?

  init(service: any UserService, scheduler: S) {
    self.service = service
    self.scheduler = scheduler
  }

  func show(id: Int) {
    content = .loading
    request = service.user(id: id)
      .map(Content.loaded)
      .replaceEmpty(with: .nobody)
      .timeout(.seconds(10), scheduler: scheduler, customError: { .tooLate })
      .catch { Just(.failed($0)) }
      .receive(on: scheduler)
      .sink { [weak self] in self?.content = $0 }
  }

  func leave() {
    request = nil
    content = .idle
  }
}

// What stands for the service in previews and tests.

struct FailingUserService: UserService {
  func user(id: Int) -> AnyPublisher<User, ServiceError> {
    Fail(error: .offline).eraseToAnyPublisher()
  }
}

struct EmptyUserService: UserService {
  func user(id: Int) -> AnyPublisher<User, ServiceError> {
    Empty().eraseToAnyPublisher()
  }
}

struct SlowUserService<S: Scheduler>: UserService {
  let scheduler: S
  let seconds: Int

  func user(id: Int) -> AnyPublisher<User, ServiceError> {
    Just(User(name: "user \(id)"))
      .setFailureType(to: ServiceError.self)
      .delay(for: .seconds(seconds), scheduler: scheduler)
      .eraseToAnyPublisher()
  }
}

struct SilentUserService: UserService {
  func user(id: Int) -> AnyPublisher<User, ServiceError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}
