import KotlinBridge

/// A flow or function of the fixtures: its name, and the bytes of the arguments.
struct Fixture {
  let name: String
  let arguments: [UInt8]

  init<each Argument: KotlinValue>(_ name: String, _ argument: repeat each Argument) {
    self.name = name
    arguments = KotlinWriter.bytes(of: repeat each argument)
  }
}

/// Texts that the fixtures are given.
enum FixtureText {
  /// The message of every exception.
  static let message = "boom"
  /// The name of the shared flow that replays two elements.
  static let replayed = "conformance"
}

extension KotlinLibrary {
  /// The fixtures' flow that behaves like this.
  func flow<Element: KotlinValue>(
    _ behavior: Behavior, of element: Element.Type
  ) throws(KotlinError) -> KotlinFlow<Element> {
    let fixture = behavior.fixture
    return try flow(fixture.name, encodedArguments: fixture.arguments, of: element)
  }

  /// The same flow, of elements that are only counted.
  func countedFlow(_ behavior: Behavior) throws(KotlinError) -> KotlinFlow<UnreadValue> {
    let fixture = behavior.fixture
    return try flow(fixture.name, encodedArguments: fixture.arguments)
  }
}
