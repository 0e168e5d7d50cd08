// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func fullest(jars: Jar...) throws(KotlinError) -> Jar? {
  defer { extendLifetime(jars) }
  return try KitchenLibrary.module.call(256) { $0.write(jars) }
}

public func labels(containers: [AnyContainer]) throws(KotlinError) -> [String] {
  defer { extendLifetime(containers) }
  return try KitchenLibrary.module.call(257) { $0.write(containers) }
}

extension Jar {
  public var isOpen: Bool {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function258, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(258) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function258 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function258 = try? KitchenLibrary.module.twin(
    ofFunction: 258, as: Function258.self)
}
