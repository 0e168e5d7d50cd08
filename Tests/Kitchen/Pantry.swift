// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// A jar of each content.
public func jarsOf(
  contents: [Content], marks: [String: Int64?]
) throws(KotlinError) -> [Pair<Jar, Int64?>] {
  try KitchenLibrary.module.call(344) {
    $0.write(contents)
    $0.write(marks)
  }
}

public func fullest(jars: Jar...) throws(KotlinError) -> Jar? {
  defer { extendLifetime(jars) }
  return try KitchenLibrary.module.call(345) { $0.write(jars) }
}

public func labels(containers: [AnyContainer]) throws(KotlinError) -> [String] {
  defer { extendLifetime(containers) }
  return try KitchenLibrary.module.call(346) { $0.write(containers) }
}

extension Jar {
  /// Whether its lid is missing.
  public var isOpen: Bool {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function347, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(347) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function347 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function347 = try? KitchenLibrary.module.twin(
    ofFunction: 347, as: Function347.self)
}
