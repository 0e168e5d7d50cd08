public import SampleSupport

/// What a server answers on which the form is tried out.
///
/// The first part of a request's path says it: a number is the status, `slow` the status 200 after a pause, and `never`
/// nothing.
public struct ProjectServer: Sendable {
  private let pause: @Sendable () async -> Void

  /// - Parameter pause: called before a slow answer.
  public init(pause: @escaping @Sendable () async -> Void) { self.pause = pause }

  /// Answers a request.
  @Sendable
  public func answer(_ request: LoopbackServer.Request) async -> LoopbackServer.Answer {
    switch request.path.split(separator: "/").first.map(String.init) {
    case "never": return await .never()
    case "slow":
      await pause()
      return .init(200)
    case let status: return .init(status.flatMap(Int.init) ?? 404)
    }
  }
}
