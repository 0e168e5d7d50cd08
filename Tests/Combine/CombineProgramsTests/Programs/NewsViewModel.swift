import Dispatch
import KotlinBridgeCombine

/// A list of news, on the main actor, that others make on their own threads.
@MainActor
final class NewsViewModel: ObservableObject {
  @Published private(set) var headlines: [String] = []
  @Published private(set) var message = ""
  private(set) var updates = 0

  private var cancellables: Set<AnyCancellable> = []

  func follow(_ news: AnyPublisher<String, any Error>) {
    news
      .map { $0.uppercased() }
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.message = "\(error)" }
        },
        receiveValue: { [weak self] headline in
          self?.headlines.append(headline)
          self?.updates += 1
        }
      )
      .store(in: &cancellables)
  }

  func followMessage(_ messages: AnyPublisher<String, Never>) {
    messages.receive(on: DispatchQueue.main).assign(to: \.message, on: self)
      .store(in: &cancellables)
  }

  func stop() {
    cancellables.removeAll()
  }
}
