import CFixtures
import KotlinBridge
import KotlinBridgePublisher

/// The library of contrived flows and functions.
enum Fixtures {
  static let library: KotlinLibrary = {
    do {
      return try KotlinLibrary(linked: fixtures_kotlin_bridge)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// A name for a gate or counter that no other test uses.
  static func name(_ test: String = #function) -> String {
    "\(test) \(UInt64.random(in: 0...UInt64.max))"
  }

  static func counter(_ name: String) async throws -> Int64 {
    try await library.call("counter", name)
  }

  /// Waits until the counter has reached that much.
  static func await(_ name: String, atLeast count: Int64) async throws {
    let _: Int64 = try await library.call("awaitCounter", name, count)
  }
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
