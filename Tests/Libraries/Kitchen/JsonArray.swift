// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Class representing JSON array, consisting of indexed values, where value is arbitrary
/// `JsonElement`
///
/// Since this class also implements `List` interface, you can use
/// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
public final class JsonArray: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonArray"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(content: [JsonElement]) throws {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(1157) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1158) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension JsonArray {
  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func contains(element: JsonElement) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    return try KotlinModule.call(1159, Twins.f1159, of: KitchenLibrary.module) {
      $0(kotlinHandle, element.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func containsAll(elements: [JsonElement]) throws -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(elements)
    }
    return try KitchenLibrary.module.call(1160) {
      $0.write(self)
      $0.write(elements)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public subscript(index: Int32) -> JsonElement {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(1161, Twins.f1161, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
      return JsonElement.kotlinObject(holding: handle, of: KitchenLibrary.module)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func indexOf(element: JsonElement) throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    return try KotlinModule.call(1162, Twins.f1162, of: KitchenLibrary.module) {
      $0(kotlinHandle, element.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1163, Twins.f1163, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func iterator() throws -> any IteratorJsonElement {
    defer { extendLifetime(self) }
    let result: AnyIteratorJsonElement = try KitchenLibrary.module.call(1164) { $0.write(self) }
    return result.base
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func lastIndexOf(element: JsonElement) throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    return try KotlinModule.call(1165, Twins.f1165, of: KitchenLibrary.module) {
      $0(kotlinHandle, element.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public func subList(fromIndex: Int32, toIndex: Int32) throws -> [JsonElement] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1166) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  /// Class representing JSON array, consisting of indexed values, where value is arbitrary
  /// `JsonElement`
  ///
  /// Since this class also implements `List` interface, you can use
  /// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1167, Twins.f1167, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1159: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1159)
  static let f1161: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1161)
  static let f1162: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1162)
  static let f1163: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1163)
  static let f1165: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1165)
  static let f1167: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1167)
}
