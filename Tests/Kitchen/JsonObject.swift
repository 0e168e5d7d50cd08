// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.JsonObject`.
public final class JsonObject: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonObject"
  }

  public convenience init(content: [String: JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(235) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(236) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension JsonObject {
  public func containsKey(key: String) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(237) {
      $0.write(self)
      $0.write(key)
    }
  }

  public func containsValue(value: JsonElement) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    if let twin = Twins.function238, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, value.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(238) {
      $0.write(self)
      $0.write(value)
    }
  }

  public subscript(key: String) -> JsonElement? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(239) {
        $0.write(self)
        $0.write(key)
      }
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    if let twin = Twins.function240, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(240) { $0.write(self) }
  }

  public var keys: Set<String> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(241) { $0.write(self) }
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function242, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(242) { $0.write(self) }
    }
  }

  public var values: [JsonElement] {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(243) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function238 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function238 = try? KitchenLibrary.module.twin(
    ofFunction: 238, as: Function238.self)

  typealias Function240 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function240 = try? KitchenLibrary.module.twin(
    ofFunction: 240, as: Function240.self)

  typealias Function242 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function242 = try? KitchenLibrary.module.twin(
    ofFunction: 242, as: Function242.self)
}
