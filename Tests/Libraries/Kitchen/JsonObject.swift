// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

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

  public convenience init(content: [String: JsonElement]) throws {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(1168) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1169) { $0.write(self) }
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
  public func containsKey(key: String) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1170) {
      $0.write(self)
      $0.write(key)
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public func containsValue(value: JsonElement) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    return try KotlinModule.call(1171, Twins.f1171, of: KitchenLibrary.module) {
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
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(1172) {
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
  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1173, Twins.f1173, of: KitchenLibrary.module) {
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
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(1174) { $0.write(self) }
    }
  }

  /// Class representing JSON object, consisting of name-value pairs, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `Map` interface, you can use
  /// traditional methods like `Map.get` or `Map.getValue` to obtain Json elements.
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1175, Twins.f1175, of: KitchenLibrary.module) {
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
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(1176) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1171: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1171)
  static let f1173: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1173)
  static let f1175: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1175)
}
