// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

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
    let handle: UInt64 = try KitchenLibrary.module.call(309) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(310) { $0.write(self) }
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
    return try KitchenLibrary.module.call(311) {
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
    if let twin = Twins.function312, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, value.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(312) {
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
      return try KitchenLibrary.module.call(313) {
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
    if let twin = Twins.function314, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(314) { $0.write(self) }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public var keys: Set<String> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(315) { $0.write(self) }
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
      if let twin = Twins.function316, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(316) { $0.write(self) }
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
      return try KitchenLibrary.module.call(317) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function312 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function312 = try? KitchenLibrary.module.twin(
    ofFunction: 312, as: Function312.self)

  typealias Function314 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function314 = try? KitchenLibrary.module.twin(
    ofFunction: 314, as: Function314.self)

  typealias Function316 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function316 = try? KitchenLibrary.module.twin(
    ofFunction: 316, as: Function316.self)
}
