public import KotlinBridge
public import KotlinBridgePublisher

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension URLSession {
  /// Asks the server of `project` for its members.
  ///
  /// - Returns: a publisher of the status of the answer, or of -1 if there is none. Cancelling its
  ///   subscription ends the request.
  public func status(of project: Project) -> AnyPublisher<Int, Never> {
    var request = URLRequest(url: project.members)
    let credentials = Data("\(project.name):\(project.password)".utf8).base64EncodedString()
    request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
    return dataTaskPublisher(for: request)
      .map { ($0.response as? HTTPURLResponse)?.statusCode ?? -1 }
      .replaceError(with: -1)
      .eraseToAnyPublisher()
  }
}

extension Project {
  /// The same with a Kotlin `suspend` function of the address of the members, the name and the
  /// password, which throws if there is no answer: with the method with a completion handler that
  /// is generated for it.
  ///
  /// - A call that has begun goes on after its subscription is cancelled, but nobody gets its answer.
  public func status(
    by request:
      @escaping @Sendable (
        _ address: String, _ name: String, _ password: String,
        _ completion:
          @escaping KotlinCompletion<Int32>
      ) -> KotlinJob
  ) -> AnyPublisher<Int, Never> {
    Deferred { Future { _ = request(members.absoluteString, name, password, $0) } }
      .map { Int($0) }
      .replaceError(with: -1)
      .eraseToAnyPublisher()
  }
}
