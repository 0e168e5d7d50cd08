public import KotlinBridge
public import KotlinBridgePublisher
public import Samples

// One suspend function of Kotlin's in the forms of Swift. The generated methods are what one uses: these give each a name.

extension NewsService {
  /// The news as a completion handler gets them. The job cancels the request.
  public func fetchNews(completion: @escaping KotlinCompletion<NewsList>) -> KotlinJob {
    news(completion: completion)
  }

  /// The news as a publisher, which asks for them at each subscription.
  public var newsPublisher: AnyPublisher<NewsList, KotlinError> {
    Deferred { Future { promise in _ = self.news(completion: promise) } }.eraseToAnyPublisher()
  }

  /// The news as the result of an `async` function.
  public func fetchNews() async throws -> NewsList { try await news() }
}
