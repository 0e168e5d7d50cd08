// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A jar of each content.
public func jarsOf(contents: [Content], marks: [String: Int64?]) throws -> [Pair<Jar, Int64?>] {
  try KitchenLibrary.module.call(1192) {
    $0.write(contents)
    $0.write(marks)
  }
}

public func fullest(jars: Jar...) throws -> Jar? {
  defer { extendLifetime(jars) }
  return try KitchenLibrary.module.call(1193) { $0.write(jars) }
}

public func labels(containers: [AnyContainer]) throws -> [String] {
  defer { extendLifetime(containers) }
  return try KitchenLibrary.module.call(1194) { $0.write(containers) }
}

extension Jar {
  /// Whether its lid is missing.
  public var isOpen: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1195, Twins.f1195, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1195: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1195)
}
