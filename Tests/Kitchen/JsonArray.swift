// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.JsonArray`.
public final class JsonArray: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonArray"
  }

  public convenience init(content: [JsonElement]) throws(KotlinError) {
    defer { extendLifetime(content) }
    let handle: UInt64 = try KitchenLibrary.module.call(210) { $0.write(content) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  private func equals(other: JsonArray) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    if let twin = Twins.function211, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, other.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(211) {
      $0.write(self)
      $0.write(other)
    }
  }

  private func hashCode() throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    if let twin = Twins.function212, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(212) { $0.write(self) }
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(213) { $0.write(self) }
  }

  @_spi(Generated)
  override public func isEqualInKotlin(to other: KotlinObject) -> Bool {
    guard let other = other as? JsonArray else { return false }
    return (try? equals(other: other)) ?? false
  }

  override public func hash(into hasher: inout Hasher) {
    if let code = try? hashCode() { hasher.combine(code) }
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
    if let twin = Twins.function214, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(214) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [JsonElement]) throws(KotlinError) -> Bool {
    defer {
      extendLifetime(self)
      extendLifetime(elements)
    }
    return try KitchenLibrary.module.call(215) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public subscript(index: Int32) -> JsonElement {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function216, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
        return JsonElement(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(216) {
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
    if let twin = Twins.function217, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(217) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    if let twin = Twins.function218, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(218) { $0.write(self) }
  }

  public func lastIndexOf(element: JsonElement) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(element)
    }
    if let twin = Twins.function219, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(219) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [JsonElement] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(220) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function221, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(221) { $0.write(self) }
    }
  }
}

/// The functions of C for functions of numbers, where the library has them.
private enum Twins {
  typealias Function211 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function211 = try? KitchenLibrary.module.twin(
    ofFunction: 211, as: Function211.self)

  typealias Function212 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function212 = try? KitchenLibrary.module.twin(
    ofFunction: 212, as: Function212.self)

  typealias Function214 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  static let function214 = try? KitchenLibrary.module.twin(
    ofFunction: 214, as: Function214.self)

  typealias Function216 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64
  static let function216 = try? KitchenLibrary.module.twin(
    ofFunction: 216, as: Function216.self)

  typealias Function217 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function217 = try? KitchenLibrary.module.twin(
    ofFunction: 217, as: Function217.self)

  typealias Function218 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function218 = try? KitchenLibrary.module.twin(
    ofFunction: 218, as: Function218.self)

  typealias Function219 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function219 = try? KitchenLibrary.module.twin(
    ofFunction: 219, as: Function219.self)

  typealias Function221 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function221 = try? KitchenLibrary.module.twin(
    ofFunction: 221, as: Function221.self)
}
