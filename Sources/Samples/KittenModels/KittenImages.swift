public import SampleSupport

/// What a server of images answers.
public enum KittenImages {
  /// Answers `/images?limit=2&offset=0` with `[{"url": "…"}, …]`.
  @Sendable
  public static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    guard request.path == "/images" else { return .init(404) }
    let first = request.number("offset") ?? 0
    let images = (first..<first + (request.number("limit") ?? 10)).map {
      #"{"url": "https://kittens.example.org/\#($0).jpg"}"#
    }
    return .init(200, "[\(images.joined(separator: ", "))]")
  }
}
