// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Class representing JSON array, consisting of indexed values, where value is arbitrary
/// `JsonElement`
///
/// Since this class also implements `List` interface, you can use
/// traditional methods like `List.get` or `List.getOrNull` to obtain Json elements.
public final class JsonArray: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonArray"
  }

  public convenience init(content: [JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(278) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(279) { $0.write(self) }
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
    if let twin = Twins.function280, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(280) {
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
    return try KitchenLibrary.module.call(281) {
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
      if let twin = Twins.function282, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
        return JsonElement(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(282) {
        $0.write(self)
        $0.write(index)
      }
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
    if let twin = Twins.function283, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(283) {
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
    if let twin = Twins.function284, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(284) { $0.write(self) }
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
    if let twin = Twins.function285, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(285) {
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
    return try KitchenLibrary.module.call(286) {
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
      if let twin = Twins.function287, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(287) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function280 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function280 = try? KitchenLibrary.module.twin(
    ofFunction: 280, as: Function280.self)

  typealias Function282 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64
  static let function282 = try? KitchenLibrary.module.twin(
    ofFunction: 282, as: Function282.self)

  typealias Function283 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function283 = try? KitchenLibrary.module.twin(
    ofFunction: 283, as: Function283.self)

  typealias Function284 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function284 = try? KitchenLibrary.module.twin(
    ofFunction: 284, as: Function284.self)

  typealias Function285 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function285 = try? KitchenLibrary.module.twin(
    ofFunction: 285, as: Function285.self)

  typealias Function287 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function287 = try? KitchenLibrary.module.twin(
    ofFunction: 287, as: Function287.self)
}
