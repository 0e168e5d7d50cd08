// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
/// `JsonElement`
///
/// Since this class also implements `Map` interface, you can use
/// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
public final class JsonObject: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonObject"
  }

  public convenience init(content: [String: JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(322) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(323) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension JsonObject {
  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public func containsKey(key: String) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(324) {
      $0.write(self)
      $0.write(key)
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public func containsValue(value: JsonElement) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    if let twin = Twins.function325, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, value.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(325) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public subscript(key: String) -> JsonElement? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(326) {
        $0.write(self)
        $0.write(key)
      }
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    if let twin = Twins.function327, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(327) { $0.write(self) }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public var keys: Set<String> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(328) { $0.write(self) }
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function329, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(329) { $0.write(self) }
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public var values: [JsonElement] {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(330) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function325 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function325 = try? KitchenLibrary.module.twin(
    ofFunction: 325, as: Function325.self)

  typealias Function327 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function327 = try? KitchenLibrary.module.twin(
    ofFunction: 327, as: Function327.self)

  typealias Function329 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function329 = try? KitchenLibrary.module.twin(
    ofFunction: 329, as: Function329.self)
}
