import CFixtures
import KotlinBridge
import KotlinBridgePublisher

/// The library of contrived flows and functions. Only for child processes: tests of another target count
/// what is alive in it in this one.
enum Fixtures {
  static let library: KotlinLibrary = {
    do {
      return try KotlinLibrary(linked: fixtures_kotlin_bridge)
    } catch {
      fatalError("\(error)")
    }
  }()
}

/// What of a `KotlinError` is compared.
struct Thrown: Error, Equatable {
  var code: KotlinError.Code
  var message: String?

  init(_ code: KotlinError.Code, _ message: String? = nil) {
    self.code = code
    self.message = message
  }
}

extension Recorder where Failure == Thrown {
  /// Subscribes to a publisher of Kotlin's; of its failure the message counts only for `failed`.
  func subscribe<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == KotlinError {
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { self.receive(subscription: $0) },
        receiveValue: { self.receive($0) },
        receiveCompletion: {
          switch $0 {
          case .finished: self.receive(completion: .finished)
          case .failure(let error):
            let message = error.code == .failed ? error.message : nil
            self.receive(completion: .failure(Thrown(error.code, message)))
          }
        }))
  }
}
