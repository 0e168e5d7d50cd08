public import Foundation
public import SampleSupport
public import Samples

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Loads the addresses of images from an HTTP server. A cancel ends the request.
public final class KittenServer: KittenDataSource {
  private let address: URL
  private let session: URLSession

  public init(address: URL, session: URLSession = .withoutCache) {
    self.address = address
    self.session = session
  }

  public func load(limit: Int32, offset: Int32) async throws -> String? {
    let query = [
      URLQueryItem(name: "limit", value: "\(limit)"),
      URLQueryItem(name: "offset", value: "\(offset)"),
    ]
    let text = try await session.text(
      at: address.appending(path: "images").appending(queryItems: query))
    return text.isEmpty ? nil : text
  }
}
