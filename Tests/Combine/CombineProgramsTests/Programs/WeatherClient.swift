import Foundation
import KotlinBridgePublisher

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server for readings, again where it fails, and falls back on what is stored.
struct WeatherClient {
  enum ClientError: Error, Equatable {
    case status(Int)
  }

  let session: URLSession
  let stored: [Int]

  func readings(from url: URL) -> AnyPublisher<[Int], Never> {
    checked(url)
      .retry(2)
      .decode(type: [Int].self, decoder: JSONDecoder())
      .catch { [stored] _ in Just(stored) }
      .eraseToAnyPublisher()
  }

  /// The first of these servers that answers.
  func readings(from url: URL, orElse other: URL) -> AnyPublisher<Data, ClientError> {
    checked(url)
      .tryCatch { error -> AnyPublisher<Data, any Error> in
        guard error as? ClientError == .status(503) else { throw error }
        return checked(other)
      }
      .mapError { $0 as? ClientError ?? .status(-1) }
      .eraseToAnyPublisher()
  }

  private func checked(_ url: URL) -> AnyPublisher<Data, any Error> {
    session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        let status = (response as? HTTPURLResponse)?.statusCode ?? -1
        guard status == 200 else { throw ClientError.status(status) }
        return data
      }
      .eraseToAnyPublisher()
  }
}
