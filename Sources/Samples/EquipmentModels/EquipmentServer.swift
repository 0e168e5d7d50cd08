public import Foundation
public import SampleSupport
import Samples

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Reads pages from an HTTP server.
public final class EquipmentServer: Sendable {
  /// An item as the server sends it.
  public struct Item: Codable, Sendable {
    /// The name.
    public let name: String
    /// The ceiling in metres, or the displacement in tons.
    public let size: Double
  }

  private struct Page: Codable {
    let items: [Item]
    let total: Int32
  }

  private let address: URL
  private let session: URLSession

  public init(address: URL, session: URLSession = .withoutCache) {
    self.address = address
    self.session = session
  }

  /// Returns the page of so many items from the one with a number on, and the numbers of the pages beside it. A cancel ends the
  /// request.
  func page<Element: Sendable>(
    _ path: String, from first: Int32, count: Int32, _ element: (Item) -> Element
  ) async throws -> PagingResult<Int32, Element> {
    let query = [
      URLQueryItem(name: "offset", value: "\(first)"),
      URLQueryItem(name: "limit", value: "\(count)"),
    ]
    let text = try await session.text(
      at: address.appending(path: path).appending(queryItems: query))
    let page = try JSONDecoder().decode(Page.self, from: Data(text.utf8))
    let next = first + Int32(page.items.count)
    return PagingResult(
      items: page.items.map(element), prevKey: first > 0 ? max(0, first - count) : nil,
      nextKey: next < page.total ? next : nil)
  }

  /// What a server of 45 aircraft and 30 ships answers.
  @Sendable
  public static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let total: Int
    switch request.path {
    case "/aircraft": total = 45
    case "/ships": total = 30
    default: return .init(404)
    }
    let first = min(request.number("offset") ?? 0, total)
    let last = min(first + (request.number("limit") ?? 20), total)
    let items = (first..<last).map { number in
      request.path == "/ships"
        ? Item(name: "Ship \(number + 1)", size: 1_000 + 250 * Double(number))
        : Item(name: "Aircraft \(number + 1)", size: 9_000 + 50 * Double(number))
    }
    do {
      let page = try JSONEncoder().encode(Page(items: items, total: Int32(total)))
      return .init(200, String(decoding: page, as: UTF8.self))
    } catch {
      return .init(500, "\(error)")
    }
  }
}
