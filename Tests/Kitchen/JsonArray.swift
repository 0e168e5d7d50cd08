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
    let handle: UInt64 = try KitchenLibrary.module.call(299) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(300) { $0.write(self) }
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
    if let twin = Twins.function301, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(301) {
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
    return try KitchenLibrary.module.call(302) {
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
      if let twin = Twins.function303, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
        return JsonElement(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(303) {
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
    if let twin = Twins.function304, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(304) {
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
    if let twin = Twins.function305, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(305) { $0.write(self) }
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
    if let twin = Twins.function306, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(306) {
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
    return try KitchenLibrary.module.call(307) {
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
      if let twin = Twins.function308, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(308) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function301 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function301 = try? KitchenLibrary.module.twin(
    ofFunction: 301, as: Function301.self)

  typealias Function303 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64
  static let function303 = try? KitchenLibrary.module.twin(
    ofFunction: 303, as: Function303.self)

  typealias Function304 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function304 = try? KitchenLibrary.module.twin(
    ofFunction: 304, as: Function304.self)

  typealias Function305 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function305 = try? KitchenLibrary.module.twin(
    ofFunction: 305, as: Function305.self)

  typealias Function306 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function306 = try? KitchenLibrary.module.twin(
    ofFunction: 306, as: Function306.self)

  typealias Function308 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function308 = try? KitchenLibrary.module.twin(
    ofFunction: 308, as: Function308.self)
}
