// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.JsonArray`.
public final class JsonArray: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonArray"
  }

  public convenience init(content: [JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(225) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(226) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension JsonArray {
  public func contains(element: JsonElement) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    if let twin = Twins.function227, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(227) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [JsonElement]) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(elements)
    }
    return try KitchenLibrary.module.call(228) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public subscript(index: Int32) -> JsonElement {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function229, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
        return JsonElement(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(229) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  public func indexOf(element: JsonElement) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    if let twin = Twins.function230, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(230) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    if let twin = Twins.function231, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(231) { $0.write(self) }
  }

  public func lastIndexOf(element: JsonElement) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    if let twin = Twins.function232, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(232) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [JsonElement] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(233) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function234, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(234) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function227 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function227 = try? KitchenLibrary.module.twin(
    ofFunction: 227, as: Function227.self)

  typealias Function229 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64
  static let function229 = try? KitchenLibrary.module.twin(
    ofFunction: 229, as: Function229.self)

  typealias Function230 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function230 = try? KitchenLibrary.module.twin(
    ofFunction: 230, as: Function230.self)

  typealias Function231 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function231 = try? KitchenLibrary.module.twin(
    ofFunction: 231, as: Function231.self)

  typealias Function232 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function232 = try? KitchenLibrary.module.twin(
    ofFunction: 232, as: Function232.self)

  typealias Function234 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function234 = try? KitchenLibrary.module.twin(
    ofFunction: 234, as: Function234.self)
}
