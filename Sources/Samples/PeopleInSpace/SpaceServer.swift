public import Foundation
public import SampleSupport
public import Samples

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Asks an HTTP server, and throws what Kotlin declares for it.
public final class SpaceServer: SpaceApi {
  private let address: URL
  private let session: URLSession

  public init(address: URL, session: URLSession = .withoutCache) {
    self.address = address
    self.session = session
  }

  public func position() async throws -> String { try await text("iss-now") }

  public func people() async throws -> String { try await text("astros") }

  private func text(_ path: String) async throws -> String {
    do {
      return try await session.text(at: address.appending(path: path))
    } catch let failure as HTTPFailure {
      switch failure {
      case .status(let status): throw SpaceException.ServerError(status: Int32(status))
      case .timedOut: throw SpaceException.TimedOut(message: "\(failure)")
      case .unreachable(let reason): throw SpaceException.Unreachable(message: reason)
      }
    }
  }
}
