import KotlinBridge

/// Makes something of the name and the arguments of a flow or function of the fixtures.
protocol FixtureMaker {
  associatedtype Made

  func make<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument
  ) throws -> Made
}

/// Makes what the C table takes: the name, and the bytes of the arguments.
struct EncodedFixture: FixtureMaker {
  func make<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument
  ) -> (name: String, arguments: [UInt8]) {
    (name, KotlinWriter.bytes(of: repeat each argument))
  }
}

/// Texts that the fixtures are given.
enum FixtureText {
  /// The message of every exception.
  static let message = "boom"
  /// The name of the shared flow that replays two elements.
  static let replayed = "conformance"
}
