public import Foundation
public import KotlinBridgePublisher

/// The view model of the form "Add a project".
///
/// - It is set, and sets its results, on the thread or queue of its scheduler.
public final class AddProjectForm<Context: Scheduler>: ObservableObject
where Context.SchedulerTimeType == DispatchQueue.SchedulerTimeType {
  /// The address of the project's own server, as typed.
  @Published public var serverAddress = ""
  /// The name of the project, as typed.
  @Published public var projectName = ""
  /// The password, as typed.
  @Published public var password = ""
  /// Who runs the server.
  @Published public var backend = Backend.own

  /// How far the check of the last valid input is; nil before the first.
  @Published public private(set) var progress: ValidationProgress?
  /// What is wrong with the last project that was checked; empty if nothing is.
  @Published public private(set) var errorText = ""

  private let hosted: URL
  private let scheduler: Context
  private let status: (Project) -> AnyPublisher<Int, Never>

  /// Makes an empty form.
  ///
  /// - Parameters:
  ///   - hosted: the server of projects that have none of their own.
  ///   - scheduler: the main queue, or virtual time in tests.
  ///   - status: asks a server for a project, and gives the status of the answer, or -1 for none.
  public init(
    hosted: URL, scheduler: Context, status: @escaping (Project) -> AnyPublisher<Int, Never>
  ) {
    self.hosted = hosted
    self.scheduler = scheduler
    self.status = status
    validationProgress.map(Optional.some).receive(on: scheduler).assign(to: &$progress)
    errorTextPublisher.receive(on: scheduler).assign(to: &$errorText)
  }

  /// The address of the server that is meant; nil while there is none.
  public var validatedAddress: AnyPublisher<URL?, Never> {
    $backend.combineLatest($serverAddress) { [hosted] backend, address in
      backend == .hosted ? hosted : URL(string: address).flatMap { $0.isOfServer ? $0 : nil }
    }
    .eraseToAnyPublisher()
  }

  /// Each complete input, when nothing has been typed for a second.
  public private(set) lazy var validatedInput: AnyPublisher<Project, Never> =
    validatedAddress.combineLatest($projectName, $password)
    .debounce(for: .seconds(1), scheduler: scheduler)
    .compactMap { server, name, password in
      guard let server, !name.isEmpty, !password.isEmpty else { return nil }
      return Project(server: server, name: name, password: password)
    }
    .removeDuplicates()
    .share()
    .eraseToAnyPublisher()

  /// The status of the server's answer for each complete input. A new input ends the request of the
  /// one before.
  public private(set) lazy var validatedServer: AnyPublisher<Int, Never> =
    validatedInput.map(status).switchToLatest().share().eraseToAnyPublisher()

  /// What each status means to the user.
  public var errorTextPublisher: AnyPublisher<String, Never> {
    validatedServer.map { status in
      switch status {
      case 200: ""
      case 401: "The server does not accept the password"
      case -1: "Could not find server"
      default: "Server error: \(status)"
      }
    }
    .eraseToAnyPublisher()
  }

  /// The progress of the checks.
  public var validationProgress: AnyPublisher<ValidationProgress, Never> {
    validatedInput.map { _ in ValidationProgress.inProgress }
      .merge(with: validatedServer.map { $0 == 200 ? .success : .failure })
      .eraseToAnyPublisher()
  }
}

extension URL {
  fileprivate var isOfServer: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && !(host ?? "").isEmpty
  }
}
