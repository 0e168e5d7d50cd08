public import Foundation
public import SampleSupport
public import Samples

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends Kotlin's requests to an HTTP server. A cancel ends the request.
public final class NewsClient: NetworkClient {
  private let address: URL
  private let session: URLSession

  public init(address: URL, session: URLSession = .withoutCache) {
    self.address = address
    self.session = session
  }

  public func get(path: String) async throws -> String {
    try await session.text(at: address.appending(path: path))
  }

  /// What a server of news answers: `/news` the news, and `/denied/news` an error inside of a good answer.
  @Sendable
  public static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    switch request.path {
    case "/news": .init(200, news)
    case "/denied/news":
      .init(200, #"{"error": {"code": 401, "message": "no news for strangers"}}"#)
    default: .init(404)
    }
  }

  private static let news = """
    {"content": {"articles": [
      {"title": "Suspend functions seen in Swift", "author": "A. Sync"},
      {"title": "A flow reaches the sea", "author": "C. Urrent"},
      {"title": "Nothing has leaked"}
    ]}}
    """
}
