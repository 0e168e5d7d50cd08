import KotlinBridgeCombine

/// A room of a chat: messages are sent to those who are there, and its state to whoever asks.
final class ChatRoom {
  enum State: Equatable {
    case open(members: Int)
    case closed
  }

  struct Closed: Error, Equatable {
    let reason: String
  }

  private let messageSubject = PassthroughSubject<String, Closed>()
  private let stateSubject = CurrentValueSubject<State, Never>(.open(members: 0))

  var messages: AnyPublisher<String, Closed> { messageSubject.eraseToAnyPublisher() }
  var state: AnyPublisher<State, Never> { stateSubject.removeDuplicates().eraseToAnyPublisher() }

  func join() {
    guard case .open(let members) = stateSubject.value else { return }
    stateSubject.value = .open(members: members + 1)
  }

  func say(_ text: String) {
    messageSubject.send(text)
  }

  func close(because reason: String) {
    stateSubject.send(.closed)
    stateSubject.send(completion: .finished)
    messageSubject.send(completion: .failure(Closed(reason: reason)))
  }

  /// Feeds the messages of another source into the room.
  func relay<P: Publisher>(_ source: P) -> AnyCancellable
  where P.Output == String, P.Failure == Closed {
    source.subscribe(messageSubject)
  }
}
