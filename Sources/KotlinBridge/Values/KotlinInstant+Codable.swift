extension KotlinInstant: Codable {
  private enum CodingKeys: CodingKey {
    case seconds, nanoseconds
  }

  /// Throws `DecodingError` if the nanoseconds are not part of one second.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let nanoseconds = try container.decode(Int32.self, forKey: .nanoseconds)
    guard (0..<1_000_000_000).contains(nanoseconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .nanoseconds, in: container,
        debugDescription: "\(nanoseconds) nanoseconds are not part of one second")
    }
    self.init(
      seconds: try container.decode(Int64.self, forKey: .seconds), nanoseconds: nanoseconds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(nanoseconds, forKey: .nanoseconds)
  }
}
