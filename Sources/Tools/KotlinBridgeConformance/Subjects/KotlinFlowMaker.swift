import KotlinBridge

/// Looks up the fixtures' flow in a library.
struct KotlinFlowMaker<Element: KotlinValue>: FixtureMaker {
  let library: KotlinLibrary

  func make<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument
  ) throws -> KotlinFlow<Element> {
    try library.flow(name, repeat each argument, of: Element.self)
  }
}
