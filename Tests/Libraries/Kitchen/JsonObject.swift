// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
/// `JsonElement`
///
/// Since this class also implements `Map` interface, you can use
/// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
public final class JsonObject: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonObject"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(content: [String: JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(713) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(714) { $0.write(self) }
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
    return try KitchenLibrary.module.call(715) {
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
    return try KotlinModule.call(716, Twins.f716, of: KitchenLibrary.module) {
      $0(kotlinHandle, value.kotlinHandle, $1)
    } write: {
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
      return try KitchenLibrary.module.call(717) {
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
    return try KotlinModule.call(718, Twins.f718, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public var keys: Set<String> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(719) { $0.write(self) }
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
      return try KotlinModule.call(720, Twins.f720, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
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
      return try KitchenLibrary.module.call(721) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f716: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(716)
  static let f718: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(718)
  static let f720: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(720)
}
