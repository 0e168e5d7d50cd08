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
    let handle: UInt64 = try KitchenLibrary.module.call(703) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(704) { $0.write(self) }
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
    return try KotlinModule.call(705, Twins.f705, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(706) {
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
      let handle: UInt64 = try KotlinModule.call(707, Twins.f707, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(708, Twins.f708, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(709, Twins.f709, of: KitchenLibrary.module) {
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
    return try KotlinModule.call(710, Twins.f710, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(711) {
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
      return try KotlinModule.call(712, Twins.f712, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f705: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(705)
  static let f707: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(707)
  static let f708: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(708)
  static let f709: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(709)
  static let f710: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(710)
  static let f712: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(712)
}
