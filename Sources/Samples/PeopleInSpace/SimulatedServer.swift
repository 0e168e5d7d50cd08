public import SampleSupport
public import Samples

extension SimulatedSpace {
  /// What a server answers that has a simulation in place of a space agency.
  public func answer(_ request: LoopbackServer.Request) async -> LoopbackServer.Answer {
    do {
      switch request.path {
      case "/iss-now": return .init(200, try await position())
      case "/astros": return .init(200, try await people())
      default: return .init(404)
      }
    } catch {
      return .init(500, "\(error)")
    }
  }
}
