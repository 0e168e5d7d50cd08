// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

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

  public convenience init(content: [JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(628) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(629) { $0.write(self) }
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
  public func contains(element: JsonElement) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    return try KotlinModule.call(630, Twins.f630, of: KitchenLibrary.module) {
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
  public func containsAll(elements: [JsonElement]) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(elements)
    }
    return try KitchenLibrary.module.call(631) {
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
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(632, Twins.f632, of: KitchenLibrary.module) {
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
  public func indexOf(element: JsonElement) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    return try KotlinModule.call(633, Twins.f633, of: KitchenLibrary.module) {
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
  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(634, Twins.f634, of: KitchenLibrary.module) {
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
  public func lastIndexOf(element: JsonElement) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    return try KotlinModule.call(635, Twins.f635, of: KitchenLibrary.module) {
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
  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [JsonElement] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(636) {
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
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(637, Twins.f637, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f630: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(630)
  static let f632: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(632)
  static let f633: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(633)
  static let f634: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(634)
  static let f635: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(635)
  static let f637: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(637)
}
