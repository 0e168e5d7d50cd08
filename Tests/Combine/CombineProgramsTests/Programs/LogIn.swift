import KotlinBridgeCombine

/// A chain of requests, each of which needs the answer of the one before.
final class LogIn {
  enum LogInError: Error, Equatable {
    case wrongPassword
    case noPicture(String)
  }

  struct Account: Equatable {
    var name: String
    var pictures: [String]
  }

  private(set) var steps: [String] = []

  func account(name: String, password: String) -> AnyPublisher<Account, LogInError> {
    token(name, password)
      .flatMap { [self] token in profile(of: token) }
      .flatMap { [self] name in
        ["small", "large"].publisher
          .setFailureType(to: LogInError.self)
          .flatMap(maxPublishers: .max(1)) { [self] size in picture(of: name, size) }
          .collect()
          .map { Account(name: name, pictures: $0) }
      }
      .eraseToAnyPublisher()
  }

  private func token(_ name: String, _ password: String) -> AnyPublisher<String, LogInError> {
    Deferred { [self] in
      Future { promise in
        self.steps.append("token")
        promise(password == "secret" ? .success("token of \(name)") : .failure(.wrongPassword))
      }
    }
    .eraseToAnyPublisher()
  }

  private func profile(of token: String) -> Future<String, LogInError> {
    Future { promise in
      self.steps.append("profile")
      promise(.success(String(token.split(separator: " ").last!)))
    }
  }

  private func picture(of name: String, _ size: String) -> AnyPublisher<String, LogInError> {
    steps.append(size)
    guard name != "nobody" else {
      return Fail(error: .noPicture(size)).eraseToAnyPublisher()
    }
    return Just("\(name)-\(size).png").setFailureType(to: LogInError.self).eraseToAnyPublisher()
  }
}
